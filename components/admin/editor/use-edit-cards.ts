'use client';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { quoted, quotedBriefly } from '@/lib/format/french';
import { failureText, saveSection } from '@/lib/site/api/client';
import { serverNow } from '@/lib/site/api/server-clock';
import type { AnyDefinition } from '@/sections/define';
import { nodeType } from '@/sections/nodes/table';
import { joined } from '@/sections/nodes/three-way';
import type { StoredSection } from '@/sections/public-site';
import { sampledBy, withoutSample } from '@/sections/sample-items';
import { useEvent } from '../form/use-event';
import { useConfirmRemoval } from '../providers/confirm';
import { useOwner } from '../providers/owner';
import { cannotUndo } from '../providers/past';
import { useApiCall } from '../providers/reauth';
import { showToast } from '../providers/toast';
import { useOfferUndo } from '../providers/use-undo';
import type { OverviewPart } from './section-overview';
import { changeOf, type StoreSection } from './use-section-form';

type Kept = Pick<StoredSection, 'content' | 'visible'>;
/** A change of a stored section; null where it can no longer be made. */
type Change = { readonly of: (now: Kept) => Kept | null; readonly failed?: string };

/**
 * The stored sections of a page, and what its list view changes: an item or the sample is removed, a section is shown.
 * Each is saved at once and can be undone.
 */
export function useEditCards(sections: Readonly<Record<string, StoredSection | null>>, storeSection?: StoreSection) {
  const owner = useOwner();
  const router = useRouter();
  const call = useApiCall();
  const confirm = useConfirmRemoval();
  const offerUndo = useOfferUndo();
  const [stored, setStored] = useState(sections);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const showStored = (section: StoredSection) => setStored((all) => ({ ...all, [section.id]: section }));
  const keep = (section: StoredSection) => {
    showStored(section);
    setSavedAt(serverNow());
  };

  /** Saves a change of the stored section; undefined on failure, which a toast shows. */
  const store = useEvent(
    async (
      definition: AnyDefinition,
      { of, failed = 'Erreur lors de la sauvegarde' }: Change,
    ): Promise<StoredSection | undefined> => {
      const section = stored[definition.id];
      if (!section) return undefined;
      const next = of(keptOf(section));
      if (!next) return void showToast.error(cannotUndo);
      const draft = { title: section.title, ...next };
      const sent = changeOf(definition, section, ['visible'], draft);
      const result = await call(() =>
        storeSection ? storeSection(sent, section) : saveSection(owner.id, section.id, sent),
      );
      if (result.ok) {
        keep(result.data);
        router.refresh();
        return result.data;
      }
      if (result.current) showStored(result.current); // it was saved elsewhere, at another time
      showToast.error(failureText(result, failed));
      return undefined;
    },
  );
  /** Says what was saved, and offers to take it back from what is stored by then. */
  const offerReturn = (definition: AnyDefinition, [before, after]: readonly [Kept, Kept], text: string, said: string) =>
    offerUndo(text, async () => {
      const of = (now: Kept) => joined(keptOf(after), keptOf(before), now)?.value ?? null;
      if (await store(definition, { of })) showToast.success(said);
    });
  const remove = async ({ definition, stored: section }: OverviewPart, index: number) => {
    const { cards } = nodeType(definition.editor);
    if (!cards || !Array.isArray(section?.content)) return;
    const item: unknown = section.content[index];
    const texts = cards.texts(definition.editor);
    const { name } = cards.card(definition.editor, item, index);
    if (!(await confirm('Supprimer', texts.confirmRemove, quoted(name)))) return;
    const result = await store(definition, { of: without(index), failed: 'Erreur lors de la suppression' });
    if (!result) return;
    const text = texts.removed ?? savedText(definition, result.content);
    offerReturn(definition, [section, result], text, `${quotedBriefly(name)} est de retour`);
  };
  /** Takes out what is left of the sample; where nothing else is there, the section is hidden until it has content. */
  const removeSample = async ({ definition, stored: section }: OverviewPart) => {
    if (!section) return;
    const content = withoutSample(sampledBy(definition), section.content);
    const isEmpty = definition.count(content) === 0;
    const result = await store(definition, { of: ({ visible }) => ({ content, visible: visible && !isEmpty }) });
    if (result) offerReturn(definition, [section, result], 'Exemple enlevé', 'L’exemple est de retour');
  };
  const isShowing = useRef(false); // two clicks may come before the next rendering
  /** Shows a hidden section; undefined on failure. */
  const show = async ({ definition }: OverviewPart) => {
    if (isShowing.current) return undefined;
    isShowing.current = true;
    const result = await store(definition, { of: (now) => ({ ...now, visible: true }) });
    isShowing.current = false;
    if (result) showToast.success('Section affichée');
    return result;
  };
  return {
    partOf: (definition: AnyDefinition): OverviewPart => ({ definition, stored: stored[definition.id] ?? null }),
    savedAt,
    keep,
    remove,
    removeSample,
    show,
  };
}

const keptOf = ({ content, visible }: Kept): Kept => ({ content, visible });

const without =
  (index: number) =>
  ({ content, visible }: Kept): Kept => ({
    content: Array.isArray(content) ? content.toSpliced(index, 1) : content,
    visible,
  });

/** The toast of a removal, since « 0 langue(s) sauvegardée(s) » would not tell it. */
function savedText({ count, labels }: AnyDefinition, content: unknown): string {
  const left = count(content);
  return left === 0 ? 'Suppression sauvegardée' : labels.saved(left);
}
