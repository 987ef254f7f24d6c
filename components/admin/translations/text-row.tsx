import { Check } from 'lucide-react';
import { type AddedLanguage, languageFacts } from '@/lib/languages';
import { wordDiff } from '@/lib/site/history/word-diff';
import { type TranslationRow, textNode } from '@/sections/translation/editor';
import { NodeEditor } from '../editor/node-editor';
import { FieldHint } from '../fields/field';
import type { Path } from '../form/draft';
import { useFormContext } from '../form/form-context';
import { SafeHtml } from '../rich-text/safe-html';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { cx } from '../ui/cx';

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
  const { text, form, found, labels, standard } = row;
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
        {form === 'html' ? (
          <SafeHtml html={text} />
        ) : (
          <p className="whitespace-pre-line wrap-anywhere">
            {found.is === 'changed' ? <Changed before={found.of} after={text} /> : text}
          </p>
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
          <div>
            <Button variant="quiet" size="tight" onClick={() => draft.set(path, text)}>
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
            <Check className="size-3.5" aria-hidden /> Dit de même dans les deux langues
          </p>
        )}
      </div>
    </section>
  );
}

/** The French text as it is now, with the words that it did not have when it was translated. */
function Changed({ before, after }: { readonly before: string; readonly after: string }) {
  return wordDiff(before, after).after.map(({ text, changed }, index) =>
    changed ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces never move
      <mark key={index} className="bg-warn-wash text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
