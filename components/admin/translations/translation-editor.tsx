'use client';
import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { type AddedLanguage, languageFacts } from '@/lib/languages';
import type { EditedTranslation } from '@/lib/site/api/translations';
import { type StoredTranslation, saveTranslation } from '@/lib/site/api/translations';
import { changesOf } from '@/lib/site/history/changes';
import {
  draftTexts,
  draftTree,
  type TranslationDraft,
  translationDraft,
  translationDraftShape,
  translationRows,
} from '@/sections/translation/editor';
import { EditorForm } from '../editor/editor-form';
import { NodeEditor } from '../editor/node-editor';
import { SaveBar } from '../form/save-bar';
import { useForm } from '../form/use-form';
import { BackLink, PageHeader, ViewOnSite } from '../page-header';
import { useConfirmLeave } from '../providers/navigation-blocker';
import { useOwner } from '../providers/owner';
import { AdminLink } from '../shell/admin-link';
import { Page } from '../ui/page';
import { translationPage, translationsPage } from './addresses';
import { progressText } from './progress-text';
import { TextRow } from './text-row';

type Props = { readonly language: AddedLanguage; readonly edited: EditedTranslation };

/** The French texts of a section, or of the profile, each with its translation beside it. */
export function TranslationEditor({
  language,
  edited: { subject, label, isTitled, rows, progress, stored, standardTitle, next },
}: Props) {
  const owner = useOwner();
  const router = useRouter();
  const leave = useConfirmLeave();
  const { french } = languageFacts[language];
  const draftOf = (translation: StoredTranslation) =>
    translationDraft(translationRows(rows, translation.texts, language), translation);
  const form = useForm<TranslationDraft, StoredTranslation>({
    initial: () => draftOf(stored),
    draftOf,
    accept: (value) => ({ ok: true, draft: translationDraftShape.parse(value) }),
    send: (draft, base) =>
      saveTranslation(owner.id, subject, language, {
        title: draft.title,
        visible: draft.visible,
        texts: draftTexts(rows, draft, base?.texts ?? []),
        version: base?.version,
      }),
    versions: {
      stored,
      changes: useCallback(
        (before, after) => changesOf(draftTree(rows), { content: before }, { content: after }),
        [rows],
      ),
    },
    words: { saved: () => 'Traduction sauvegardée', fallback: 'La traduction n’a pas pu être sauvegardée' },
  });
  const draft = translationDraftShape.parse(form.draft.value);
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
            {rows.map((row) => (
              <TextRow
                key={row.place}
                language={language}
                row={row}
                path={['texts', row.place]}
                value={draft.texts[row.place] ?? ''}
              />
            ))}
            {rows.length === 0 && (
              <p className="text-ink-soft">
                Cette section n’a pas de texte à traduire{'\u00a0'}: elle n’a que des faits, les mêmes dans chaque
                langue, ou des exemples.
              </p>
            )}
          </div>
        </EditorForm>
      </form>
      {next && (
        <p className="text-sm">
          Ensuite{'\u00a0'}: <AdminLink href={translationPage(language, next.subject)}>{next.label}</AdminLink> (
          {progressText(next)})
        </p>
      )}
      <SaveBar form={form} saveLabel="Sauvegarder" onCancel={() => leave(() => router.push(translationsPage))} />
    </Page>
  );
}
