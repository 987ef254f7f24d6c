'use client';
import { useMemo } from 'react';
import type { AnyDefinition } from '@/sections/define';
import { nodeType } from '@/sections/nodes/table';
import type { StoredSection } from '@/sections/public-site';
import { holdsSample, partSample } from '@/sections/sample-content';
import { isWaiting } from '@/sections/waiting';
import { useUndoable } from '../form/use-undoable';
import { Button } from '../ui/button';
import { StateLine } from '../ui/state-line';
import { asDraft } from './section-draft';
import type { SectionForm } from './use-section-form';

const waiting = 'elle reparaîtra quand vous enregistrerez votre contenu.';
const shownElsewhere = 'l’Éditeur Simple peut l’afficher.';

type Props = { readonly definition: AnyDefinition; readonly stored: StoredSection | null; readonly form: SectionForm };

/** Above a form whose stored content holds items of the sample: says so, and takes them out of the draft at once. */
export function SampleLine({ definition, stored, form }: Props) {
  const { draft } = form;
  const undoable = useUndoable(draft, (value) => draft.reset(draft.base, value));
  const { content, ...fields } = asDraft(draft.value);
  const isSampled = useMemo(() => stored !== null && holdsSample(definition, stored.content), [definition, stored]);
  const { own, invented } = useMemo(() => (isSampled ? partSample(definition, content) : { own: content, invented: 0 }), [isSampled, definition, content]);
  if (!isSampled) return null;
  const cleared = { ...fields, content: nodeType(definition.editor).started(definition.editor, own) };
  const clear = () => undoable('Exemple enlevé du formulaire', () => draft.reset(draft.base, cleared));
  return (
    <StateLine
      label={stored?.sample ? 'Contenu d’exemple' : 'Reste de l’exemple'}
      tone={invented > 0 ? 'warn' : 'ok'}
      title={invented > 0 ? 'Ce formulaire contient encore l’exemple.' : 'Il ne reste rien de l’exemple dans ce formulaire.'}
      actions={invented > 0 && <Button onClick={clear}>Enlever l’exemple</Button>}
    >
      {stored?.visible === false && `La section est masquée\u202f; ${isWaiting(definition, stored) ? waiting : shownElsewhere}`}
    </StateLine>
  );
}
