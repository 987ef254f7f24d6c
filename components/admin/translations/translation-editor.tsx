'use client';
import { Check } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import { counted } from '@/lib/format/french';
import { shortened } from '@/lib/format/shortened';
import { type AddedLanguage, languageFacts } from '@/lib/languages';
import { type EditedTranslation, type StoredTranslation, saveTranslation } from '@/lib/site/api/translations';
import { wordDiff } from '@/lib/site/history/word-diff';
import { nodeType } from '@/sections/nodes/table';
import {
  draftTexts,
  draftTree,
  type TranslationDraft,
  type TranslationRow,
  textNode,
  translationDraft,
  translationDraftShape,
  translationRows,
} from '@/sections/translation/editor';
import { EditorForm } from '../editor/editor-form';
import { NodeEditor } from '../editor/node-editor';
import { FieldHint } from '../fields/field';
import type { Path } from '../form/draft';
import { useFormContext } from '../form/form-context';
import { SaveBar } from '../form/save-bar';
import { useForm } from '../form/use-form';
import { BackLink, Page, PageHeader, ViewOnSite } from '../page-header';
import { useConfirmLeave } from '../providers/navigation-blocker';
import { SafeHtml } from '../rich-text/safe-html';
import { AdminLink } from '../shell/admin-link';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { cx } from '../ui/cx';
import { DiffWords } from '../ui/diff-words';
import { translationPage, translationsPage } from './addresses';
import { progressText } from './progress-text';

type Props = Readonly<{ language: AddedLanguage; edited: EditedTranslation }>;

export function TranslationEditor({
  language,
  edited: { subject, label, isTitled, rows, progress, stored, standardTitle, next },
}: Props) {
  const router = useRouter();
  const leave = useConfirmLeave();
  const { french } = languageFacts[language];
  const draftOf = (translation: StoredTranslation) =>
    translationDraft(
      translationRows(rows, translation.texts, ({ standard }) => standard),
      translation,
    );
  const form = useForm<TranslationDraft, StoredTranslation>({
    draftOf,
    accept: (value) => ({ ok: true, draft: translationDraftShape.parse(value) }),
    send: (owner, draft, base) =>
      saveTranslation(owner, subject, language, {
        title: draft.title,
        visible: draft.visible,
        texts: draftTexts(rows, draft, base?.texts ?? []),
        version: base?.version,
      }),
    versions: { stored, tree: useMemo(() => draftTree(rows), [rows]) },
    words: { saved: () => 'Traduction sauvegardée', fallback: 'La traduction n’a pas pu être sauvegardée' },
  });
  const draft = translationDraftShape.parse(form.draft.value);
  const unasked = rows.filter(isUnasked);
  const rowOf = (row: TranslationRow) => (
    <TextRow
      key={row.place}
      language={language}
      row={row}
      path={['texts', row.place]}
      value={draft.texts[row.place] ?? ''}
    />
  );
  return (
    <Page>
      <PageHeader
        title={`${label}, en ${french}`}
        back={<BackLink href={translationsPage}>Traductions</BackLink>}
        meta={progressText(progress)}
        actions={<ViewOnSite language={language} label={`Voir en ${french}`} />}
      />
      <form className="min-w-0" noValidate onSubmit={form.onSubmit}>
        <EditorForm form={form}>
          <div className="grid gap-4">
            {isTitled && (
              <>
                <NodeEditor node={{ node: 'checkbox', label: `Visible sur le site en ${french}` }} path={['visible']} />
                <TextRow
                  language={language}
                  row={{
                    path: [],
                    place: '',
                    form: 'line',
                    labels: ['Titre'],
                    text: label,
                    found: { is: 'missing' },
                    standard: standardTitle,
                  }}
                  path={['title']}
                  value={draft.title}
                />
              </>
            )}
            {rows.filter((row) => !isUnasked(row)).map(rowOf)}
            {unasked.length > 0 && (
              <details className="border-rule border-t">
                <summary className="flex min-h-11 cursor-pointer items-center font-medium text-control">
                  {counted(unasked.length, 'texte', 'textes')} à ne traduire que si vous voulez
                </summary>
                <p className="pb-4 text-ink-soft text-sm">
                  Des noms et des titres, qui restent tels quels, et des mots que le site traduit lui-même.
                </p>
                {unasked.map(rowOf)}
              </details>
            )}
            {rows.length === 0 && (
              <p className="text-ink-soft">
                Cette section n’a pas de texte à traduire&nbsp;: elle n’a que des faits, les mêmes dans chaque langue,
                ou des exemples.
              </p>
            )}
          </div>
        </EditorForm>
      </form>
      {next && (
        <p className="text-sm">
          Ensuite&nbsp;: <AdminLink href={translationPage(language, next.subject)}>{next.label}</AdminLink> (
          {progressText(next)})
        </p>
      )}
      <SaveBar form={form} saveLabel="Sauvegarder" onCancel={() => leave(() => router.push(translationsPage))} />
    </Page>
  );
}

/** Whether a text needs no translation, and has none. */
const isUnasked = ({ found, standard }: TranslationRow): boolean => found.is === 'missing' && standard !== undefined;

type RowProps = Readonly<{
  language: AddedLanguage;
  row: TranslationRow;
  path: Path;
  value: string;
}>;

function TextRow({ language, row, path, value }: RowProps) {
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
            Sans rien, le site dit&nbsp;: «&nbsp;
            <span lang={language} dir="auto">
              {standard}
            </span>
            &nbsp;»
          </FieldHint>
        )}
        {isMissing && form !== 'html' && (
          <div className="flex flex-wrap gap-2">
            {elsewhere && elsewhere !== text && (
              <Button size="tight" onClick={() => draft.set(path, elsewhere)}>
                <span className="wrap-anywhere">
                  Reprendre «&nbsp;
                  <span lang={language} dir="auto">
                    {shortened(elsewhere, 60)}
                  </span>
                  &nbsp;»
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
            <Check className="size-3.5" /> Identique dans les deux langues
          </p>
        )}
      </div>
    </section>
  );
}

/** The French text with the words added and removed since it was translated; formatted text as lines. */
function Changed({ row, before }: Readonly<{ row: TranslationRow; before: string }>) {
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
