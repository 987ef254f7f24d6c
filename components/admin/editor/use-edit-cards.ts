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
import { useLatest } from '../form/use-event';
import { useConfirmRemoval } from '../providers/confirm';
import { useOwner } from '../providers/owner';
import { cannotUndo } from '../providers/past';
import { useApiCall } from '../providers/reauth';
import { showToast } from '../providers/toast';
import { useOfferUndo } from '../providers/use-undo';
import { changeOf, type StoreSection } from './use-section-form';

/** A section of a page, and what the list view changes of what is stored. Each change is saved at once. */
export type OverviewPart = {
  readonly definition: AnyDefinition;
  readonly stored: StoredSection | null;
  /** Removes an item, after a question. Can be undone. */
  readonly remove: (index: number) => void;
  /** Takes out what is left of the sample; where nothing else is there, the section is hidden until it has content. */
  readonly removeSample: () => void;
  /** Shows a hidden section; undefined on failure. */
  readonly show: () => Promise<StoredSection | undefined>;
};

type Kept = Pick<StoredSection, 'content' | 'visible'>;
/** A change of a stored section; null where it can no longer be made. */
type Change = (now: Kept) => Kept | null;

/** The stored sections of a page. */
export function useEditCards(sections: Readonly<Record<string, StoredSection | null>>, storeSection?: StoreSection) {
  const owner = useOwner();
  const router = useRouter();
  const call = useApiCall();
  const confirm = useConfirmRemoval();
  const offerUndo = useOfferUndo();
  const [stored, setStored] = useState(sections);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const now = useLatest(stored);
  const isShowing = useRef(false); // two clicks may come before the next rendering
  const showStored = (section: StoredSection) => setStored((all) => ({ ...all, [section.id]: section }));
  const keep = (section: StoredSection) => {
    showStored(section);
    setSavedAt(serverNow());
  };

  const partOf = (definition: AnyDefinition): OverviewPart => {
    const { editor, labels, count } = definition;
    const before = stored[definition.id] ?? null;
    /** Saves a change of the stored section; undefined on failure, which a toast shows. */
    const store = async (
      change: Change,
      failed = 'Erreur lors de la sauvegarde',
    ): Promise<StoredSection | undefined> => {
      const section = now.current[definition.id];
      if (!section) return undefined;
      const next = change(keptOf(section));
      if (!next) return void showToast.error(cannotUndo);
      const sent = changeOf(definition, section, ['visible'], { title: section.title, ...next });
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
    };
    /** Says what was saved, and offers to take it back from what is stored by then. */
    const offerReturn = (from: Kept, after: Kept, text: string, said: string) =>
      offerUndo(text, async () => {
        const back = await store((kept) => joined(keptOf(after), keptOf(from), kept)?.value ?? null);
        if (back) showToast.success(said);
      });
    return {
      definition,
      stored: before,
      async remove(index) {
        const { cards } = nodeType(editor);
        if (!cards || !Array.isArray(before?.content)) return;
        const texts = cards.texts(editor);
        const { name } = cards.card(editor, before.content[index], index);
        if (!(await confirm('Supprimer', texts.confirmRemove, quoted(name)))) return;
        const after = await store(without(index), 'Erreur lors de la suppression');
        if (!after) return;
        const left = count(after.content);
        // « 0 langue(s) sauvegardée(s) » would not say that something was removed.
        const text = texts.removed ?? (left === 0 ? 'Suppression sauvegardée' : labels.saved(left));
        offerReturn(before, after, text, `${quotedBriefly(name)} est de retour`);
      },
      async removeSample() {
        if (!before) return;
        const content = withoutSample(sampledBy(definition), before.content);
        const after = await store(({ visible }) => ({ content, visible: visible && count(content) > 0 }));
        if (after) offerReturn(before, after, 'Exemple enlevé', 'L’exemple est de retour');
      },
      async show() {
        if (isShowing.current) return undefined;
        isShowing.current = true;
        const after = await store(({ content }) => ({ content, visible: true }));
        isShowing.current = false;
        if (after) showToast.success('Section affichée');
        return after;
      },
    };
  };
  return { partOf, savedAt, keep };
}

const keptOf = ({ content, visible }: Kept): Kept => ({ content, visible });

const without =
  (index: number): Change =>
  ({ content, visible }) => ({
    content: Array.isArray(content) ? content.toSpliced(index, 1) : content,
    visible,
  });
