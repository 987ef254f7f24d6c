'use client';
import { useState } from 'react';
import type { AnyDefinition } from '@/sections/define';
import type { StoredSection } from '@/sections/public-site';
import { useUndoable } from '../form/use-undoable';
import { Button } from '../ui/button';
import { StateLine } from '../ui/state-line';
import { asDraft, withoutSampleItems } from './section-draft';
import type { SectionForm } from './use-section-form';

const label = 'Contenu d’exemple';

type Props = {
  readonly definition: AnyDefinition;
  readonly stored: StoredSection | null;
  readonly form: SectionForm;
  readonly isNew: boolean;
};

/**
 * Above the form of a section that its owner has not saved yet: says so, and takes the sample out of the draft, as a
 * new item does. Items that the owner added or changed before stay.
 */
export function SampleLine({ definition, stored, form, isNew }: Props) {
  const { draft } = form;
  const undoable = useUndoable(draft, (value) => draft.reset(draft.base, value));
  /** The reset of the draft that emptied it. */
  const [cleared, setCleared] = useState<number>();
  if (!stored?.sample) return null;
  if (isNew) return <StateLine label={label} tone="ok" title="Ce que vous ajoutez prendra la place de l’exemple." />;
  const clear = () => {
    const now = asDraft(draft.value);
    const content = withoutSampleItems(definition, now.content, asDraft(draft.base).content);
    undoable('Exemple enlevé du formulaire', () => draft.reset(draft.base, { ...now, content }));
    setCleared(draft.resets + 1);
  };
  const isCleared = cleared === draft.resets;
  return (
    <StateLine
      label={label}
      tone={isCleared ? 'ok' : 'warn'}
      title={
        isCleared ? 'Il ne reste rien de l’exemple dans ce formulaire.' : 'Ce formulaire contient encore l’exemple.'
      }
      actions={!isCleared && <Button onClick={clear}>Enlever l’exemple</Button>}
    >
      {stored.visible
        ? 'Ce que vous enregistrez devient le vôtre.'
        : 'La section est masquée\u202f; elle reparaîtra quand vous enregistrerez votre contenu.'}
    </StateLine>
  );
}
