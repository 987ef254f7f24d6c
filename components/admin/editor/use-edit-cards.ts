import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { quoted, quotedBriefly } from '@/lib/format/french';
import { saveSection, serverNow } from '@/lib/site/api/client';
import type { AnyDefinition } from '@/sections/define';
import { nodeType } from '@/sections/nodes/table';
import { merge } from '@/sections/nodes/three-way';
import type { StoredSection } from '@/sections/public-site';
import { sampledBy, withoutSample } from '@/sections/sample-items';
import { useConfirmRemoval } from '../providers/confirm';
import { showToast } from '../providers/notifications';
import { cannotUndo, useOfferUndo } from '../providers/past';
import { useAct } from '../providers/session';
import { useLatest } from '../ui/use-event';
import type { StoreSection } from './use-section-form';

type Shown = Pick<StoredSection, 'content' | 'visible'>;

export function useEditCards(sections: Readonly<Record<string, StoredSection | null>>, storeSection?: StoreSection) {
  const router = useRouter();
  const [act] = useAct();
  const confirm = useConfirmRemoval();
  const offerUndo = useOfferUndo();
  const [stored, setStored] = useState(sections);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const now = useLatest(stored);
  const showStored = (section: StoredSection) => setStored((all) => ({ ...all, [section.id]: section }));
  const keep = (section: StoredSection) => {
    showStored(section);
    setSavedAt(serverNow());
  };

  const partOf = (definition: AnyDefinition) => {
    const { id, editor, labels, count } = definition;
    const before = stored[id] ?? null;
    /** Saves a change of the stored section; undefined on failure, which a toast shows. */
    const store = async (
      change: Partial<Shown>,
      failure = 'Erreur lors de la sauvegarde',
    ): Promise<StoredSection | undefined> => {
      const section = now.current[id];
      if (!section) return undefined;
      const sent = { ...change, version: section.version };
      const send: StoreSection = storeSection ?? ((owner) => saveSection(owner, id, sent));
      const result = await act((owner) => send(owner, sent, section), failure);
      if (result.ok) {
        keep(result.data);
        router.refresh();
        return result.data;
      }
      if (result.current) showStored(result.current); // saved elsewhere meanwhile
      return undefined;
    };
    /** Toasts that it was saved, with an undo applied to the then-stored version. */
    const offerReturn = (from: Shown, to: Shown, text: string, back: string) =>
      offerUndo(text, async () => {
        const section = now.current[id];
        const both = section && merge(shownOf(to), shownOf(from), shownOf(section));
        if (section && !both) showToast.error(cannotUndo);
        else if (both && (await store(both.value))) showToast.success(back);
      });
    return {
      definition,
      stored: before,
      async remove(index: number) {
        const { cards } = nodeType(editor);
        if (!cards || !Array.isArray(before?.content)) return;
        const texts = cards.texts(editor);
        const { name } = cards.card(editor, before.content[index], index);
        if (!(await confirm('Supprimer', texts.confirmRemove, quoted(name)))) return;
        const items = now.current[id]?.content;
        if (!Array.isArray(items)) return;
        const after = await store({ content: items.toSpliced(index, 1) }, 'Erreur lors de la suppression');
        if (!after) return;
        const left = count(after.content);
        // « 0 langue(s) sauvegardée(s) » would not mention the removal.
        const text = texts.removed ?? (left === 0 ? 'Suppression sauvegardée' : labels.saved(left));
        offerReturn(before, after, text, `${quotedBriefly(name)} est de retour`);
      },
      /** Removes the rest of the sample; hides the section if nothing else is left. */
      async removeSample() {
        if (!before) return;
        const content = withoutSample(sampledBy(definition), before.content);
        const after = await store({ content, visible: before.visible && count(content) > 0 });
        if (after) offerReturn(before, after, 'Exemple enlevé', 'L’exemple est de retour');
      },
      /** Shows a hidden section; undefined on failure. */
      async show() {
        const after = await store({ visible: true });
        if (after) showToast.success('Section affichée');
        return after;
      },
    };
  };
  return { partOf, savedAt, keep };
}

/** A section of a page, and its changes in the list view, each saved at once. */
export type OverviewPart = ReturnType<ReturnType<typeof useEditCards>['partOf']>;

const shownOf = ({ content, visible }: Shown): Shown => ({ content, visible });
