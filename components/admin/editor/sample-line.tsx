'use client';
import { counted } from '@/lib/format/french';
import type { AnyDefinition } from '@/sections/define';
import { nodeType } from '@/sections/nodes/table';
import type { StoredSection } from '@/sections/public-site';
import { sampledBy, sampleParts, withoutSample } from '@/sections/sample-items';
import { useUndoable } from '../form/use-undoable';
import { Button } from '../ui/button';
import { StateLine } from '../ui/state-line';
import { asDraft } from './section-draft';
import type { SectionForm } from './use-section-form';

type LineProps = {
  /** How many parts of the sample are left. */
  readonly count: number;
  /** « 51 exemples restent. » by default. */
  readonly title?: string;
  readonly isHidden?: boolean;
  readonly onRemove: () => void;
};

/** How much of the sample is left in a form or a list, and the button that takes it out in one step. */
export function SampleLine({ count, title, isHidden = false, onRemove }: LineProps) {
  if (count === 0) return null;
  return (
    <StateLine
      label="Contenu d’exemple"
      tone="warn"
      title={title ?? `${counted(count, 'exemple reste', 'exemples restent')}.`}
      actions={<Button onClick={onRemove}>Enlever l’exemple</Button>}
    >
      {isHidden
        ? 'La section est masquée\u202f; elle reparaîtra quand vous y sauvegarderez votre contenu, sans exemple.'
        : 'Ce que vous modifiez devient le vôtre, ce que vous ajoutez n’enlève rien.'}
    </StateLine>
  );
}

type Props = {
  readonly definition: AnyDefinition;
  readonly stored: StoredSection | null;
  readonly form: SectionForm;
};

/** The line of a section's form: takes the sample out of the draft. Items that the owner added or changed stay. */
export function FormSampleLine({ definition, stored, form }: Props) {
  const { draft } = form;
  const sampled = sampledBy(definition);
  const undoable = useUndoable(draft, (value) => draft.reset(draft.base, value));
  const remove = () => {
    const now = asDraft(draft.value);
    const content = nodeType(definition.editor).started(definition.editor, withoutSample(sampled, now.content));
    undoable('Exemple enlevé du formulaire', () => draft.reset(draft.base, { ...now, content }));
  };
  return (
    <SampleLine
      count={sampleParts(sampled, asDraft(draft.value).content).length}
      title={sampleTitle(definition)}
      isHidden={stored?.visible === false}
      onRemove={remove}
    />
  );
}

/** What is said of a text, which is one part. */
export const sampleTitle = ({ type }: AnyDefinition): string | undefined =>
  type === 'text' ? 'Ce texte est celui de l’exemple.' : undefined;
