'use client';
import { useEffect, useRef } from 'react';
import { counted, quoted } from '@/lib/format/french';
import { type LegalPage, legalPages } from '@/lib/legal-pages';
import { saveLegal } from '@/lib/site/api/client';
import { type LegalFacts, legalFacts, noFacts, type StoredLegal } from '@/lib/site/legal/facts';
import { isPublic, missingFor, neededFor, switchOf } from '@/lib/site/legal/rules';
import { EditorForm, FieldLink } from '../editor/editor-form';
import { NodeEditor } from '../editor/node-editor';
import { Fields } from '../fields/field';
import { SaveBar } from '../form/save-bar';
import { useConfirmDiscard } from '../form/use-confirm-discard';
import { acceptedBy, type Draft, fieldIssues } from '../form/use-draft';
import { useForm } from '../form/use-form';
import { Page, PageHeader, PageLink } from '../page-header';
import { Badge } from '../ui/badge';
import { FormSection, SplitAside, SplitForm } from '../ui/form-layout';
import { Panel, PanelHead } from '../ui/panel';
import { legalParts, legalTree, nodeIn, pageNames } from './legal-tree';

/** The owner's statements for the legal pages, with what each page lacks; one form, saved as a whole. */
export function LegalEditor({ stored }: { readonly stored: StoredLegal }) {
  const form = useForm<LegalFacts, StoredLegal>({
    draftOf: ({ facts }) => facts,
    accept: acceptedBy(legalFacts),
    send: (owner, facts, base) => saveLegal(owner, { facts, version: base?.version }),
    onRefused: ({ issues = [] }) => fieldIssues(issues.map(({ path, message }) => ({ path: path.slice(1), message }))),
    versions: { stored, tree: legalTree },
    words: { saved: () => 'Mentions sauvegardées', fallback: 'Les mentions n’ont pas pu être sauvegardées' },
  });
  const cancel = useConfirmDiscard(form.dirty, form.giveUp);
  const facts = asFacts(form.draft.value);
  useCaseIdentity(form.draft, facts);
  return (
    <Page>
      <PageHeader
        title="Mentions légales"
        purpose="Une page paraît, avec un lien au pied de chaque page du site, quand elle est complète et que vous la publiez."
      />
      <SplitForm noValidate onSubmit={form.onSubmit}>
        <EditorForm form={form}>
          <div className="min-w-0">
            {legalParts.map(({ id, title, about, fields }) => {
              const nodes = fields.flatMap((field) => {
                const node = nodeIn(facts, field);
                return node ? [<NodeEditor key={field} node={node} path={[field]} />] : [];
              });
              return nodes.length === 0 ? null : (
                <FormSection key={id} id={id} title={title} about={about}>
                  <Fields>{nodes}</Fields>
                </FormSection>
              );
            })}
          </div>
          <SplitAside aria-label="Les trois pages">
            {legalPages.map((page) => (
              <PageState key={page} page={page} form={form.id} facts={facts} stored={asFacts(form.draft.base)} />
            ))}
          </SplitAside>
        </EditorForm>
      </SplitForm>
      <SaveBar form={form} saveLabel="Sauvegarder" onCancel={cancel} />
    </Page>
  );
}

/** The form's value, whose fields may still be invalid: a half-typed rate. */
const asFacts = (value: unknown): LegalFacts => ({ ...noFacts, ...(value as Partial<LegalFacts>) });

type Props = Readonly<{
  page: LegalPage;
  form: string;
  /** As typed, and as stored. */
  facts: LegalFacts;
  stored: LegalFacts;
}>;

function PageState({ page, form, facts, stored }: Props) {
  const missing = missingFor(facts, page);
  const id = `${form}-${page}`;
  const isOnline = isPublic(stored, page);
  return (
    <Panel aria-labelledby={id}>
      <PanelHead>
        <h2 id={id}>Page {quoted(pageNames[page])}</h2>
        {isOnline ? <Badge tone="ok">Publique</Badge> : <Badge>Non publiée</Badge>}
      </PanelHead>
      <div className="grid gap-3 p-4 text-control">
        <details>
          <summary className={missing.length === 0 ? 'text-ok' : 'text-warn'}>
            {missing.length === 0 ? 'Complète.' : `Il manque ${counted(missing.length, 'réponse', 'réponses')}.`}
          </summary>
          {missing.length === 0 ? (
            <p className="mt-1 text-ink-soft">{checkedText(facts, page)}</p>
          ) : (
            <ul className="mt-1 list-none">
              {missing.map((field) => (
                <li key={field}>
                  <FieldLink className="inline-flex min-h-6 items-center" form={form} path={[field]}>
                    {legalTree.fields[field].label}
                  </FieldLink>
                </li>
              ))}
            </ul>
          )}
        </details>
        <NodeEditor node={switchNode(page, missing.length === 0, isOnline)} path={[switchOf(page)]} />
        {isOnline && (
          <PageLink href={`/${page}`}>
            Voir la page <span className="sr-only">{quoted(pageNames[page])}</span>
          </PageLink>
        )}
      </div>
    </Panel>
  );
}

/** What « Complète » means, and what it does not. */
function checkedText(facts: LegalFacts, page: LegalPage): string {
  const labels = neededFor(facts, page).map((field) => legalTree.fields[field].label.replace(/\s*\?$/, ''));
  return `Vérifié\u00a0: les réponses obligatoires dans le cas choisi sont données (${labels.join(', ')}). Qu’elles soient justes, et que ce cas soit le vôtre, personne ne l’a vérifié.`;
}

const switchNode = (page: LegalPage, isComplete: boolean, isOnline: boolean) => ({
  ...legalTree.fields[switchOf(page)],
  label: `Publier ${quoted(pageNames[page])}`,
  hint: isOnline
    ? 'Un lien y mène, au pied de chaque page du site.'
    : isComplete
      ? 'Une fois sauvegardée, un lien y mène au pied de chaque page du site.'
      : 'Elle paraîtra quand elle sera complète.',
});

/** What identifies the publisher, differently for a person and an organisation. */
const identity = ['name', 'address', 'phone', 'registration', 'capital', 'director'] as const;

/**
 * Clears the publisher's identity when its type changes, so that no organisation bears a person's name; changing back
 * restores what was typed.
 */
function useCaseIdentity({ resets, set }: Draft, facts: LegalFacts): void {
  const last = useRef({ facts, resets });
  const factsByPublisher = useRef(new Map<string, LegalFacts>());
  useEffect(() => {
    const was = last.current;
    last.current = { facts, resets };
    if (was.resets !== resets || was.facts.publisher === '' || was.facts.publisher === facts.publisher) return;
    factsByPublisher.current.set(was.facts.publisher, was.facts);
    const next = factsByPublisher.current.get(facts.publisher) ?? noFacts;
    for (const field of identity) set([field], next[field]);
  }, [facts, resets, set]);
}
