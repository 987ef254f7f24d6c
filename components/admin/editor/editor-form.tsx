import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { counted, decapitalised } from '@/lib/format/french';
import type { AnyDefinition } from '@/sections/define';
import type { AnyNode } from '@/sections/editor-tree';
import { itemAt, nodeType } from '@/sections/nodes/table';
import type { StoredSection } from '@/sections/public-site';
import { borrowedParts, everyPart, isWaiting, sampledBy, sampleParts, withoutSample } from '@/sections/sample-items';
import { fieldId, goTo, type Path, pathKey, summaryId } from '../form/draft';
import { FormProvider, type NodeProps } from '../form/form-context';
import type { FieldIssue } from '../form/use-draft';
import type { Form } from '../form/use-form';
import { useLoaded } from '../providers/loaded';
import { Button } from '../ui/button';
import { StateLine } from '../ui/state-line';
import { Notice } from '../ui/status';
import { NodeEditor } from './node-editor';
import { asDraft, type SectionFields as Fields } from './use-section-form';

type Props = Readonly<{
  form: Form;
  /** Parts of the draft that are still the sample's, to be marked. */
  sample?: readonly Path[];
  /** The node of a section's content, whose items the errors name. */
  tree?: AnyNode;
}>;

/** A form whose fields are nodes of an editor tree: the errors of a refused save, the fields, the conflict dialog. */
export function EditorForm({ form, sample, tree, children }: Props & { readonly children: ReactNode }) {
  const { draft, conflict } = form;
  const comparison = useLoaded(conflict && loadComparison, conflict?.onLater);
  const marks = useMemo(() => new Set(sample?.map(pathKey)), [sample]);
  return (
    <FormProvider value={{ ...form, sample: marks, NodeEditor }}>
      {draft.refused && <ErrorSummary form={form} tree={tree} />}
      {children}
      {conflict && comparison && <comparison.ConflictDialog {...conflict} />}
    </FormProvider>
  );
}

const loadComparison = () => import('../form/conflict-dialog');

type SectionProps = Props &
  Readonly<{
    definition: AnyDefinition;
    fields: Fields;
  }> &
  Pick<NodeProps, 'singleIndex' | 'startsPaste'>;

export function SectionFields({ definition, fields, singleIndex, startsPaste, ...form }: SectionProps) {
  const { content } = asDraft(form.form.draft.value);
  const sample = useMemo(
    () => everyPart(sampledBy(definition), content).map((part) => ['content', ...part]),
    [definition, content],
  );
  return (
    <EditorForm {...form} sample={sample} tree={definition.editor}>
      {fields.includes('title') && <NodeEditor node={titleNode} path={['title']} />}
      <NodeEditor key={singleIndex} node={definition.editor} path={['content']} {...{ singleIndex, startsPaste }} />
      {fields.includes('visible') && <NodeEditor node={visibleNode} path={['visible']} />}
    </EditorForm>
  );
}

export const titleNode = { node: 'text', label: 'Titre', required: true } as const;
export const visibleNode = { node: 'checkbox', label: 'Afficher cette section sur le site public' } as const;

function ErrorSummary({ form: { id: form, draft }, tree }: Pick<Props, 'form' | 'tree'>) {
  const { issues, value } = draft;
  if (issues.length === 0) return null;
  return (
    <Notice tone="err" id={summaryId(form)} tabIndex={-1}>
      <b>Rien n’a été sauvegardé.</b>{' '}
      {issues.length === 1 ? 'Un point à corriger' : `${issues.length} points à corriger`}
      &nbsp;:
      <ul className="list-none">
        {issues.map((issue) => (
          <li className="pt-0.5" key={`${fieldId(form, issue.path)}-${issue.message}`}>
            <FieldLink
              className="inline-flex min-h-6 items-center font-semibold text-inherit"
              form={form}
              path={issue.path}
            >
              {textOf(issue, value, tree)}
            </FieldLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** « Cours « Réseaux » : le niveau est requis » */
function textOf({ path: [, ...path], message }: FieldIssue, draft: unknown, tree?: AnyNode): string {
  const item = tree && itemAt(tree, asDraft(draft).content, path);
  return item ? `${item}\u00a0: ${decapitalised(message)}` : message;
}

type LinkProps = Omit<ComponentProps<'a'>, 'form'> & Readonly<{ form: string; path: Path }>;

/** A link to a field, which opens the blocks around it. */
export const FieldLink = ({ form, path, ...rest }: LinkProps) => (
  <a
    href={`#${fieldId(form, path)}`}
    onClick={(event) => {
      event.preventDefault();
      goTo(form, path);
    }}
    {...rest}
  />
);

type LineProps = Readonly<{
  /** Its subject: « Projets ». */
  of: string;
  count: number;
  /** « 51 exemples restent. » by default. */
  title?: string;
  isWaiting?: boolean;
  /** The rest are fields of items that the owner has changed. */
  areFields?: boolean;
  onRemove: () => void;
}>;

export function SampleLine({ of, count, title, isWaiting, areFields, onRemove }: LineProps) {
  if (count === 0) return null;
  return (
    <StateLine
      label={`${of}\u00a0: contenu d’exemple`}
      tone="warn"
      title={title ?? `${counted(count, 'exemple reste', 'exemples restent')}.`}
      actions={<Button onClick={onRemove}>{areFields ? 'Vider ces champs' : 'Enlever l’exemple'}</Button>}
    >
      {isWaiting
        ? 'La section est masquée\u202f; elle reparaîtra quand vous y sauvegarderez votre contenu.'
        : areFields
          ? 'Ils sont marqués «\u00a0exemple\u00a0» dans ce que vous avez modifié. Sous votre nom, vos visiteurs ne les voient pas.'
          : 'Ce que vous modifiez devient le vôtre, ce que vous ajoutez n’enlève rien. Sous votre nom, vos visiteurs ne voient pas les exemples.'}
    </StateLine>
  );
}

type SectionLineProps = Readonly<{
  definition: AnyDefinition;
  stored: StoredSection | null;
  /** Where to remove the sample from: the form's draft, or what is stored. */
  from: { readonly form: Form } | { readonly removeStored: () => void };
}>;

/** The line about samples in a section or its form. Items that the owner added or changed stay. */
export function SectionSampleLine({ definition, stored, from }: SectionLineProps) {
  const sampled = sampledBy(definition);
  const draft = 'form' in from ? asDraft(from.form.draft.value) : null;
  const content = draft ? draft.content : stored?.content;
  const examples = sampleParts(sampled, content);
  const areFields = draft !== null && examples.length === 0;
  const parts = areFields ? borrowedParts(sampled, content) : examples;
  const remove = () => {
    if ('removeStored' in from) return from.removeStored();
    const rest = withoutSample(sampled, content, parts);
    removeSample(from.form, { ...draft, content: nodeType(definition.editor).started(definition.editor, rest) });
  };
  const fields = `${counted(parts.length, 'champ vient', 'champs viennent')} encore de l’exemple.`;
  const text = definition.type === 'text' ? 'Ce texte est celui de l’exemple.' : undefined;
  return (
    <SampleLine
      of={definition.label}
      count={parts.length}
      areFields={areFields}
      title={areFields ? fields : text}
      isWaiting={stored !== null && isWaiting(definition, stored)}
      onRemove={remove}
    />
  );
}

export const removeSample = ({ draft, undoable }: Pick<Form, 'draft' | 'undoable'>, value: unknown): void =>
  undoable('Exemple enlevé du formulaire\u00a0: sauvegardez', () => draft.restart(value), undefined, draft.restart);
