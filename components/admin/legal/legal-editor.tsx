'use client';
import { saveLegal } from '@/lib/site/api/legal';
import { changesOf } from '@/lib/site/history/changes';
import { type LegalFacts, legalFacts, noFacts, type StoredLegal } from '@/lib/site/legal/facts';
import { EditorForm } from '../editor/editor-form';
import { NodeEditor } from '../editor/node-editor';
import { Fields } from '../fields/field';
import { SaveBar } from '../form/save-bar';
import { useConfirmDiscard } from '../form/use-confirm-discard';
import { fieldIssues } from '../form/use-draft';
import { type Accepted, useForm } from '../form/use-form';
import { useGuided } from '../guide/use-guided';
import { BackLink, PageHeader } from '../page-header';
import { useOwner } from '../providers/owner';
import { FormSection } from '../ui/form-section';
import { Page } from '../ui/page';
import { SplitAside, SplitForm } from '../ui/split-form';
import { legalParts, legalTree, nodeIn } from './legal-tree';
import { PageStates } from './page-states';
import { useCaseIdentity } from './use-case-identity';

/** What the owner states for the legal pages, beside what each page lacks; one form, saved as a whole. */
export function LegalEditor({ stored }: { readonly stored: StoredLegal }) {
  const owner = useOwner();
  const { isGuided } = useGuided();
  const form = useForm<LegalFacts, StoredLegal>({
    initial: () => stored.facts,
    draftOf: ({ facts }) => facts,
    accept,
    send: (facts, base) => saveLegal(owner.id, { facts, version: base?.version }),
    onRefused: ({ issues = [] }) => fieldIssues(issues.map(({ path, message }) => ({ path: path.slice(1), message }))),
    versions: { stored, changes },
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
        back={isGuided && <BackLink href="/admin">Tableau de bord</BackLink>}
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
            <PageStates form={form.id} facts={facts} stored={asFacts(form.draft.base)} />
          </SplitAside>
        </EditorForm>
      </SplitForm>
      <SaveBar form={form} saveLabel="Sauvegarder" onCancel={cancel} />
    </Page>
  );
}

const changes = (before: unknown, after: unknown) => changesOf(legalTree, { content: before }, { content: after });

/** The form's value, whose fields may hold what no save accepts yet: a rate half typed. */
const asFacts = (value: unknown): LegalFacts => ({ ...noFacts, ...(value as Partial<LegalFacts>) });

function accept(value: unknown): Accepted<LegalFacts> {
  const parsed = legalFacts.safeParse(value);
  return parsed.success ? { ok: true, draft: parsed.data } : { ok: false, issues: fieldIssues(parsed.error.issues) };
}
