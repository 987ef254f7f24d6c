'use client';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { quoted, quotedBriefly } from '@/lib/format/french';
import { failureText, saveSection } from '@/lib/site/api/client';
import { serverNow } from '@/lib/site/api/server-clock';
import type { AnyDefinition } from '@/sections/define';
import { nodeType } from '@/sections/nodes/table';
import type { StoredSection } from '@/sections/public-site';
import { sampledBy, withoutSample } from '@/sections/sample-items';
import { useEvent } from '../form/use-event';
import { useConfirmRemoval } from '../providers/confirm';
import { useOwner } from '../providers/owner';
import { useApiCall } from '../providers/reauth';
import { showToast } from '../providers/toast';
import { useOfferUndo } from '../providers/use-undo';
import { changeOf } from './section-draft';
import type { OverviewPart } from './section-overview';
import type { StoreSection } from './use-section-form';

/** A change of stored content; `visible`: the section is also shown or hidden. */
type Change = { readonly of: (content: unknown) => unknown; readonly failed?: string; readonly visible?: boolean };

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
      { of, failed = 'Erreur lors de la sauvegarde', visible }: Change,
    ): Promise<StoredSection | undefined> => {
      const section = stored[definition.id];
      if (!section) return undefined;
      const draft = { title: section.title, visible: visible ?? section.visible, content: of(section.content) };
      const sent = changeOf(definition, section, ['visible'], draft, section.version);
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
  const remove = async ({ definition, stored: section }: OverviewPart, index: number) => {
    const { cards } = nodeType(definition.editor);
    if (!cards || !Array.isArray(section?.content)) return;
    const item: unknown = section.content[index];
    const texts = cards.texts(definition.editor);
    const { name } = cards.card(definition.editor, item, index);
    if (!(await confirm('Supprimer', texts.confirmRemove, quoted(name)))) return;
    const result = await store(definition, { of: spliced(index, 1), failed: 'Erreur lors de la suppression' });
    if (!result) return;
    offerUndo(texts.removed ?? savedText(definition, result.content), async () => {
      if (await store(definition, { of: spliced(index, 0, item) }))
        showToast.success(`${quotedBriefly(name)} est de retour`);
    });
  };
  /** Takes out what is left of the sample; where nothing else is there, the section is hidden until it has content. */
  const removeSample = async ({ definition, stored: section }: OverviewPart) => {
    if (!section) return;
    const content = withoutSample(sampledBy(definition), section.content);
    const isEmpty = definition.count(content) === 0;
    const result = await store(definition, { of: () => content, ...(isEmpty && { visible: false }) });
    if (!result) return;
    offerUndo('Exemple enlevé', async () => {
      if (await store(definition, { of: () => section.content, visible: section.visible }))
        showToast.success('L’exemple est de retour');
    });
  };
  const isShowing = useRef(false); // two clicks may come before the next rendering
  /** Shows a hidden section; undefined on failure. */
  const show = async ({ definition }: OverviewPart) => {
    if (isShowing.current) return undefined;
    isShowing.current = true;
    const result = await store(definition, { of: (content) => content, visible: true });
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

const spliced =
  (at: number, gone: number, ...items: readonly unknown[]) =>
  (content: unknown) =>
    Array.isArray(content) ? content.toSpliced(at, gone, ...items) : content;

/** The toast of a removal, since « 0 langue(s) sauvegardée(s) » would not tell it. */
function savedText({ count, labels }: AnyDefinition, content: unknown): string {
  const left = count(content);
  return left === 0 ? 'Suppression sauvegardée' : labels.saved(left);
}
