import { Check } from 'lucide-react';
import { shortened } from '@/lib/format/shortened';
import { type AddedLanguage, languageFacts } from '@/lib/languages';
import { wordDiff } from '@/lib/site/history/word-diff';
import { nodeType } from '@/sections/nodes/table';
import { type TranslationRow, textNode } from '@/sections/translation/editor';
import { NodeEditor } from '../editor/node-editor';
import { FieldHint } from '../fields/field';
import type { Path } from '../form/draft';
import { useFormContext } from '../form/form-context';
import { SafeHtml } from '../rich-text/safe-html';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { cx } from '../ui/cx';
import { DiffWords } from '../ui/diff-words';

type Props = {
  readonly language: AddedLanguage;
  readonly row: TranslationRow;
  readonly path: Path;
  /** What is typed. */
  readonly value: string;
};

/** A French text, and the field of its translation. */
export function TextRow({ language, row, path, value }: Props) {
  const { draft } = useFormContext();
  const { text, form, found, labels, standard, elsewhere } = row;
  const isRightToLeft = languageFacts[language].dir === 'rtl';
  const isMissing = value.trim() === '' && !standard;
  return (
    <section
      aria-label={labels.join(' › ')}
      className="grid gap-x-8 gap-y-2 border-rule border-t py-4 columns:grid-cols-2"
      data-place={row.place}
    >
      <div className="min-w-0">
        <p className="mb-1 flex flex-wrap items-center gap-2 text-ink-faint text-sm">
          Français
          {isMissing && <Badge>à traduire</Badge>}
          {found.is === 'changed' && <Badge tone="warn">changé depuis la traduction</Badge>}
        </p>
        {found.is === 'changed' ? (
          <Changed row={row} before={found.of} />
        ) : form === 'html' ? (
          <SafeHtml html={text} />
        ) : (
          <p className="whitespace-pre-line wrap-anywhere">{text}</p>
        )}
      </div>
      <div
        className={cx(
          'grid min-w-0 content-start gap-2',
          isRightToLeft && '[&_:is(input,textarea,.prose,[contenteditable])]:[direction:rtl]',
        )}
      >
        <div lang={language}>
          <NodeEditor node={textNode(row)} path={path} />
        </div>
        {standard && value.trim() === '' && (
          <FieldHint>
            Sans rien, le site dit{'\u00a0'}: «{'\u00a0'}
            <span lang={language} dir="auto">
              {standard}
            </span>
            {'\u00a0'}»
          </FieldHint>
        )}
        {isMissing && form !== 'html' && (
          <div className="flex flex-wrap gap-2">
            {elsewhere && elsewhere !== text && (
              <Button size="tight" onClick={() => draft.set(path, elsewhere)}>
                <span className="wrap-anywhere">
                  Reprendre «{'\u00a0'}
                  <span lang={language} dir="auto">
                    {shortened(elsewhere, 60)}
                  </span>
                  {'\u00a0'}»
                </span>
              </Button>
            )}
            <Button size="tight" onClick={() => draft.set(path, text)}>
              Garder le texte français
            </Button>
          </div>
        )}
        {found.is === 'changed' && value.trim() === found.text.trim() && (
          <NodeEditor
            node={{ node: 'checkbox', label: 'La traduction convient toujours' }}
            path={['holds', row.place]}
          />
        )}
        {value.trim() === text.trim() && (
          <p className="flex items-center gap-1.5 text-ink-faint text-sm">
            <Check className="size-3.5" aria-hidden /> Identique dans les deux langues
          </p>
        )}
      </div>
    </section>
  );
}

/** The French text with the words that came and went since it was translated; formatted text as its lines. */
function Changed({ row, before }: { readonly row: TranslationRow; readonly before: string }) {
  const node = textNode(row);
  const lines = (text: string) => nodeType(node).format(node, text);
  const diff = wordDiff(lines(before), lines(row.text));
  return (
    <>
      <DiffWords pieces={diff.after} as="ins" />
      {diff.before.some(({ changed }) => changed) && (
        <>
          <p className="mt-2 text-ink-faint text-sm">Avant</p>
          <DiffWords pieces={diff.before} as="del" />
        </>
      )}
    </>
  );
}
