'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { Result } from '@/lib/api/client';
import { deleteSection, failureAtLength, failureText, reorderSections, saveSection, serverNow } from '@/lib/api/client';
import { quoted } from '@/lib/format/french';
import type { StoredSection } from '@/sections/public-site';
import { shift } from '../editor/list-ops';
import { useRestore } from '../history/use-restore';
import { useConfirmRemoval } from '../providers/confirm';
import { useAnnounce } from '../providers/live-region';
import { useOwner } from '../providers/owner';
import { useApiCall } from '../providers/reauth';
import { showToast } from '../providers/toast';

/** The messages that differ between the two section pages. */
export type SectionTexts = { readonly toggleFailed: string; readonly removed: string; readonly removeFailed: string };
export type SectionsState = { readonly at: 'rest' } | { readonly at: 'saved'; readonly when: Date } | { readonly at: 'failed'; readonly text: string };

const byOrder = (sections: readonly StoredSection[]): readonly StoredSection[] => sections.toSorted((a, b) => a.order - b.order || a.id.localeCompare(b.id));

/** The list of all sections and its actions. Each change is saved at once; a move that the server refuses is undone. */
export function useSections(initial: readonly StoredSection[], texts: SectionTexts) {
  const owner = useOwner();
  const router = useRouter();
  const call = useApiCall();
  const announce = useAnnounce();
  const confirm = useConfirmRemoval();
  const revive = useRestore();
  const [sections, setSections] = useState(() => byOrder(initial));
  const [state, setState] = useState<SectionsState>({ at: 'rest' });

  const settle = <T>(result: Result<T>, done: string, failed: string, undo?: () => void): result is { readonly ok: true; readonly data: T } => {
    if (result.ok) {
      setState({ at: 'saved', when: serverNow() });
      if (done) showToast.success(done, undo && { label: 'Annuler', run: undo });
      router.refresh();
      return true;
    }
    setState({ at: 'failed', text: failureAtLength(result, failed) });
    showToast.error(failureText(result, failed));
    return false;
  };
  const put = (section: StoredSection) =>
    setSections((all) => byOrder(all.some(({ id }) => id === section.id) ? all.map((one) => (one.id === section.id ? section : one)) : [...all, section]));

  return {
    sections,
    state,
    /** Updates or adds a section that was just stored. */
    put: (section: StoredSection) => {
      put(section);
      setState({ at: 'saved', when: serverNow() });
    },
    toggle: async ({ id, visible }: StoredSection) => {
      const result = await call(() => saveSection(owner.id, id, { visible: !visible }));
      if (settle(result, visible ? 'Section masquée' : 'Section affichée', texts.toggleFailed)) put(result.data);
    },
    remove: async ({ id, title }: StoredSection) => {
      if (!(await confirm('Supprimer la section', 'Êtes-vous sûr de vouloir supprimer cette section ?', quoted(title)))) return;
      const result = await call(() => deleteSection(owner.id, id));
      const undo = async () => {
        const section = await revive(id, title);
        if (!section) return;
        put(section);
        router.refresh();
      };
      if (settle(result, texts.removed, texts.removeFailed, () => void undo())) setSections((all) => all.filter((one) => one.id !== id));
    },
    move: async (from: number, to: number) => {
      const before = sections;
      const after = shift(before, from, to);
      const moved = before[from];
      if (after === before || !moved) return;
      setSections(after.map((section, index) => ({ ...section, order: index + 1 })));
      announce(`${quoted(moved.title)}, position ${to + 1} sur ${after.length}`);
      const result = await call(() => reorderSections(after.map(({ id }) => id)));
      if (!settle(result, '', 'Erreur lors de la réorganisation')) setSections(before);
    },
  };
}
export type Sections = ReturnType<typeof useSections>;
