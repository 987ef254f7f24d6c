'use client';
import { Check } from 'lucide-react';
import { formatDateTime, formatTime } from '@/lib/format/dates';
import { counted } from '@/lib/format/french';
import type { AnyDefinition } from '@/sections/define';
import { nodeType } from '@/sections/nodes/table';
import { isWaiting } from '@/sections/sample-items';
import { VisibilityBadge } from '../section-badges';
import { AdminLink } from '../shell/admin-link';
import { Button } from '../ui/button';
import { StateLine } from '../ui/state-line';
import { Status } from '../ui/status';
import type { OverviewPart } from './use-edit-cards';

export type Shown = Pick<OverviewPart, 'definition' | 'stored'>;

/** The menu's word, or a title of its own. */
export const headingOf = ({ label, labels }: AnyDefinition): string => labels.title ?? label;

/** Links to pages that serve a section. */
export const SectionTools = ({ tools }: Pick<AnyDefinition, 'tools'>) =>
  tools?.map(({ route, label }) => (
    <Button as={AdminLink} key={route} href={`/admin/${route}`}>
      {label}
    </Button>
  ));

/** The state of the stored section; `isUnsaved`: the form beside it differs from it. */
export function SectionMeta({
  definition,
  stored,
  savedAt,
  isUnsaved = false,
}: Shown & { readonly savedAt: Date | null; readonly isUnsaved?: boolean }) {
  if (stored?.version === 0) return <span>Cette section paraîtra sur le site quand vous l’aurez sauvegardée.</span>;
  const count = stored ? itemCount(definition, stored.content) : '';
  return (
    <>
      {isUnsaved && <span>Avant vos modifications{'\u00a0'}:</span>}
      {stored && !definition.internal && <VisibilityBadge visible={stored.visible} />}
      {count && <span className="lining-nums tabular-nums">{count}</span>}
      {savedAt ? (
        <Status as="span" tone={isUnsaved ? 'plain' : 'ok'}>
          {!isUnsaved && <Check className="size-3.75" aria-hidden />}
          Sauvegardé à {formatTime(savedAt)}
        </Status>
      ) : (
        <span>
          Dernière modification{'\u00a0'}: {formatDateTime(stored?.updated_at)}
        </span>
      )}
    </>
  );
}

/** « 5 projets », « 11 axes de recherche »; '' for a rich text. */
function itemCount({ count, editor, labels }: AnyDefinition, content: unknown): string {
  const nouns = labels.counted ?? nodeType(editor).counted(editor);
  return nouns ? counted(count(content), ...nouns) : '';
}

/** Says that the owner's own content is hidden, and shows it. */
export function HiddenLine({ definition, stored, onShow }: Shown & { readonly onShow: () => void }) {
  if (!stored || stored.visible || isWaiting(definition, stored) || definition.count(stored.content) === 0) return null;
  return (
    <StateLine
      label={`${definition.label}\u00a0: section masquée`}
      tone="hidden"
      title="Votre contenu n’est pas sur le site."
      actions={<Button onClick={onShow}>Afficher la section</Button>}
    >
      La section est masquée.
    </StateLine>
  );
}
