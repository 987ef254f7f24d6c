'use client';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { failureText, saveSection } from '@/lib/api/client';
import { serverNow } from '@/lib/api/server-clock';
import { quoted, quotedBriefly } from '@/lib/format/french';
import type { AnyDefinition } from '@/sections/define';
import { nodeType } from '@/sections/nodes/table';
import type { StoredSection } from '@/sections/public-site';
import { useEvent } from '../form/use-event';
import { useConfirmRemoval } from '../providers/confirm';
import { useOwner } from '../providers/owner';
import { useApiCall } from '../providers/reauth';
import { showToast } from '../providers/toast';
import { useOfferUndo } from '../providers/use-undo';
import { changeOf } from './section-draft';
import type { OverviewPart } from './section-overview';
import type { StoreSection } from './use-section-form';

type Options = {
  readonly definitions: readonly AnyDefinition[];
  readonly sections: Readonly<Record<string, StoredSection | null>>;
  /** By default `saveSection`. */
  readonly storeSection?: StoreSection;
};

/** The stored sections of a page, and the removal of one of their items, which is saved at once and can be undone. */
export function useCardActions({ definitions, sections, storeSection }: Options) {
  const owner = useOwner();
  const router = useRouter();
  const call = useApiCall();
  const confirm = useConfirmRemoval();
  const offerUndo = useOfferUndo();
  const [stored, setStored] = useState(sections);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const partOf = (definition: AnyDefinition): OverviewPart => ({ definition, stored: stored[definition.id] ?? null });
  const showStored = (section: StoredSection) => setStored((all) => ({ ...all, [section.id]: section }));
  const keep = (section: StoredSection) => {
    showStored(section);
    setSavedAt(serverNow());
  };

  /** Saves changed content, and whether the section is visible, by default as it is; undefined on failure, which a toast tells. */
  const store = async (id: string, change: (content: unknown) => unknown, failed: string, shown?: boolean): Promise<StoredSection | undefined> => {
    const definition = definitions.find((each) => each.id === id);
    const section = stored[id];
    if (!definition || !section) return undefined;
    const { title, version } = section;
    const draft = { title, visible: shown ?? section.visible, content: change(section.content) };
    const sent = changeOf(definition, section, ['visible'], draft, version); // what is left of a hidden sample is not shown with it
    const result = await call(() => (storeSection ? storeSection(sent, section) : saveSection(owner.id, id, sent)));
    if (result.ok) {
      keep(result.data);
      router.refresh();
      return result.data;
    }
    if (result.current) showStored(result.current); // it was saved elsewhere, at another time
    showToast.error(failureText(result, failed));
    return undefined;
  };
  const putBack = useEvent(async (id: string, index: number, item: unknown, named: string) => {
    if (
      await store(
        id,
        onItems((items) => items.toSpliced(index, 0, item)),
        'Erreur lors de la sauvegarde',
      )
    )
      showToast.success(`${named} est de retour`);
  });
  const remove = async ({ definition, stored: section }: OverviewPart, index: number) => {
    const { id, editor } = definition;
    const { cards } = nodeType(editor);
    if (!cards || !Array.isArray(section?.content)) return;
    const item: unknown = section.content[index];
    const texts = cards.texts(editor);
    const { name } = cards.card(editor, item, index);
    if (!(await confirm('Supprimer', texts.confirmRemove, quoted(name)))) return;
    const result = await store(
      id,
      onItems((items) => items.toSpliced(index, 1)),
      'Erreur lors de la suppression',
    );
    if (result) offerUndo(texts.removed ?? savedText(definition, result.content), () => void putBack(id, index, item, quotedBriefly(name)));
  };
  const isShowing = useRef(false); // two clicks may come before the next rendering
  /** Shows a hidden section; undefined on failure. */
  const show = async ({ definition }: OverviewPart) => {
    if (isShowing.current) return undefined;
    isShowing.current = true;
    const result = await store(definition.id, (content) => content, 'Erreur lors de la sauvegarde', true);
    isShowing.current = false;
    if (result) showToast.success('Section affichée');
    return result;
  };
  return { partOf, savedAt, keep, remove, show };
}

const onItems = (change: (items: readonly unknown[]) => unknown) => (content: unknown) => (Array.isArray(content) ? change(content) : content);

/** The toast of a removal, since « 0 langue(s) sauvegardée(s) » would not tell it. */
function savedText({ count, labels }: AnyDefinition, content: unknown): string {
  const left = count(content);
  return left === 0 ? 'Suppression enregistrée' : labels.saved(left);
}
