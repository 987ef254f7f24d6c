'use client';
import { counted } from '@/lib/format/french';
import type { AnyDefinition } from '@/sections/define';
import { nodeType } from '@/sections/nodes/table';
import type { StoredSection } from '@/sections/public-site';
import {
  borrowedParts,
  isWaiting,
  type PartPath,
  sampledBy,
  sampleParts,
  withoutSample,
} from '@/sections/sample-items';
import type { Form } from '../form/use-form';
import { Button } from '../ui/button';
import { StateLine } from '../ui/state-line';
import { asDraft, type SectionForm } from './use-section-form';

type LineProps = {
  /** What it is of: « Projets ». */
  readonly of: string;
  /** How many parts of the sample are left. */
  readonly count: number;
  /** « 51 exemples restent. » by default. */
  readonly title?: string;
  readonly isWaiting?: boolean;
  /** What is left are fields of items that the owner has changed. */
  readonly areFields?: boolean;
  readonly onRemove: () => void;
};

/** How much of the sample is left in a form or a list, and the button that takes it out in one step. */
export function SampleLine({ of, count, title, isWaiting = false, areFields = false, onRemove }: LineProps) {
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

type SectionProps = {
  readonly definition: AnyDefinition;
  readonly stored: StoredSection | null;
  /** The parts of the sample that are left. */
  readonly parts: readonly PartPath[];
  readonly areFields?: boolean;
  readonly onRemove: () => void;
};

/** The line of a section. */
export function SectionSampleLine({ definition, stored, parts, areFields = false, onRemove }: SectionProps) {
  const fields = `${counted(parts.length, 'champ vient', 'champs viennent')} encore de l’exemple.`;
  const text = definition.type === 'text' ? 'Ce texte est celui de l’exemple.' : undefined;
  return (
    <SampleLine
      of={definition.label}
      count={parts.length}
      areFields={areFields}
      title={areFields ? fields : text}
      isWaiting={stored !== null && isWaiting(definition, stored)}
      onRemove={onRemove}
    />
  );
}

type FormProps = Pick<SectionProps, 'definition' | 'stored'> & { readonly form: SectionForm };

/** The line of a section's form: takes the sample out of the draft. Items that the owner added or changed stay. */
export function FormSampleLine({ definition, stored, form }: FormProps) {
  const { draft } = form;
  const sampled = sampledBy(definition);
  const { content } = asDraft(draft.value);
  const examples = sampleParts(sampled, content);
  const areFields = examples.length === 0;
  const parts = areFields ? borrowedParts(sampled, content) : examples;
  const remove = () => {
    const now = asDraft(draft.value);
    const rest = nodeType(definition.editor).started(definition.editor, withoutSample(sampled, now.content, parts));
    removeSample(form, { ...now, content: rest });
  };
  return <SectionSampleLine {...{ definition, stored, parts, areFields }} onRemove={remove} />;
}

/** Puts a value without the sample into a draft, for the owner to save. */
export const removeSample = ({ draft, undoable }: Pick<Form, 'draft' | 'undoable'>, value: unknown): void =>
  undoable('Exemple enlevé du formulaire\u00a0: sauvegardez', () => draft.restart(value), undefined, draft.restart);
