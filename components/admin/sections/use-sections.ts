import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { counted, quoted } from '@/lib/format/french';
import {
  deleteSection,
  type Failure,
  failureText,
  fullFailureText,
  type Result,
  readSections,
  reorderSections,
  saveSection,
  serverNow,
} from '@/lib/site/api/client';
import type { StoredSection } from '@/sections/public-site';
import { sectionState } from '@/sections/section-state';
import { moved } from '../editor/list-state';
import { useRestore } from '../history/use-restore';
import { useConfirmRemoval } from '../providers/confirm';
import { showToast, useAnnounce } from '../providers/notifications';
import { useOfferUndo } from '../providers/past';
import { useApiCall, useOwner } from '../providers/session';
import { usePicked } from '../ui/selection';
import type { FactsOf } from './facts';

type SectionTexts = Readonly<{ toggleFailed: string; removed: string; removeFailed: string }>;
/** The last change's outcome; null before the first. */
type Outcome = { readonly when: Date } | { readonly failed: string } | null;

const shownText = (count: number, of: number, visible: boolean): string => {
  if (of === 1) return visible ? 'Section affichée' : 'Section masquée';
  const what = `${counted(count, 'section', 'sections')}${count < of ? ` sur ${of}` : ''}`;
  return `${what} ${visible ? 'affichée' : 'masquée'}${count > 1 ? 's' : ''}`;
};
const changedElsewhere =
  'Des sections ont été ajoutées ou supprimées ailleurs\u00a0: leur liste est à jour, l’ordre n’a pas changé.';

const byOrder = (sections: readonly StoredSection[]): readonly StoredSection[] =>
  sections.toSorted((a, b) => a.order - b.order || a.id.localeCompare(b.id));

/** The list of all sections and its actions. Each change is saved at once; a refused move is undone. */
export function useSections(initial: readonly StoredSection[], factsOf: FactsOf, texts: SectionTexts) {
  const { isSampleShown } = useOwner();
  const router = useRouter();
  const call = useApiCall();
  const announce = useAnnounce();
  const confirm = useConfirmRemoval();
  const [revive] = useRestore();
  const offerUndo = useOfferUndo();
  const [sections, setSections] = useState(() => byOrder(initial));
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [awaited, setAwaited] = useState('');
  /** Whether a section has its own place on the page; the others move with the block that contains them. */
  const isMovable = (section: StoredSection): boolean => factsOf(section).place === 'page';
  /** Whether a section can be hidden or shown: one without content for visitors cannot be shown. */
  const canToggle = (section: StoredSection): boolean => section.visible || factsOf(section).hasContent;
  const movable = sections.filter(isMovable);
  /** The wanted order, whether a request is pending, and the stored order. */
  const orders = useRef<{ wanted: readonly string[]; isSent: boolean; before?: ReadonlyMap<string, number> }>({
    wanted: [],
    isSent: false,
  });
  const rows = usePicked(sections.map(({ id }) => id));

  const notify = (done: string, about: string, undo?: () => void) => {
    if (undo) offerUndo(done, undo, about);
    else showToast.success(done, undefined, about);
    router.refresh();
  };
  const fail = (failure: Failure, about: string, text: string) => {
    setOutcome({ failed: fullFailureText(failure, text) });
    showToast.error(failureText(failure, text), about);
  };
  const finish = () => setOutcome({ when: serverNow() });
  const put = (section: StoredSection) =>
    setSections((all) =>
      byOrder(
        all.some(({ id }) => id === section.id)
          ? all.map((one) => (one.id === section.id ? section : one))
          : [...all, section],
      ),
    );

  /** Shows or hides sections in sequence, until the server refuses one. A change of several can be undone once. */
  const show = async (some: readonly StoredSection[], visible: boolean, isUndo = false): Promise<void> => {
    if (some.length === 0)
      return void showToast.success(
        `Rien à changer\u00a0: ces sections sont déjà ${visible ? 'affichées' : 'masquées'}`,
      );
    const done: StoredSection[] = [];
    for (const { id } of some) {
      const result = await call((owner) => saveSection(owner, id, { visible }));
      if (!result.ok) {
        fail(result, id, texts.toggleFailed);
        break;
      }
      put(result.data);
      done.push(result.data);
    }
    if (done.length === some.length) finish();
    if (done.length === 0) return;
    const undo = some.length > 1 && !isUndo ? () => void show(done, !visible, true) : undefined;
    // In front of the refusal's toast, which the page shows too.
    notify(shownText(done.length, some.length, visible), done.map(({ id }) => id).join(' '), undo);
  };

  return {
    sections,
    factsOf,
    stateOf: (section: StoredSection) => sectionState(section.visible, !isSampleShown && factsOf(section).isAllSample),
    canToggle,
    movable,
    outcome,
    rows,
    /** The id of the section just added or edited, until its row has the focus. */
    awaited,
    focusRow: setAwaited,
    put: (section: StoredSection) => {
      put(section);
      finish();
      if (sections.some(({ id }) => id === section.id)) return;
      setAwaited(section.id);
      const list = byOrder([...sections, section]).filter(isMovable);
      announce(`${quoted(section.title)} est dans la liste, position ${list.indexOf(section) + 1} sur ${list.length}`);
    },
    toggle: (section: StoredSection) => show([section], !section.visible),
    /** Shows or hides the picked ones that are not so yet. */
    showPicked: (visible: boolean) =>
      show(
        sections.filter((section) => rows.picked.has(section.id) && section.visible !== visible && canToggle(section)),
        visible,
      ),
    remove: async ({ id, title }: StoredSection) => {
      const consequence = 'Elle ira dans la corbeille (Historique), d’où elle peut revenir.';
      const question = 'Êtes-vous sûr de vouloir supprimer cette section ?';
      if (!(await confirm('Supprimer la section', question, quoted(title), consequence))) return;
      const result = await call((owner) => deleteSection(owner, id));
      const undo = async () => {
        const section = await revive(id, title);
        if (!section) return;
        put(section);
        router.refresh();
      };
      if (!result.ok) return fail(result, id, texts.removeFailed);
      finish();
      notify(texts.removed, id, () => void undo());
      setSections((all) => all.filter((one) => one.id !== id));
    },
    /**
     * Moves a section, by indexes among the movable ones. Of several quick moves, the server gets one order at a time,
     * ending with the last.
     */
    move: async (from: number, to: number) => {
      const section = movable[from];
      if (from === to || !section) return;
      const after = movedAmong(sections, isMovable, from, to);
      setSections(after.map((section, index) => ({ ...section, order: index + 1 })));
      announce(`${quoted(section.title)}, position ${to + 1} sur ${movable.length}`);
      const { current: order } = orders;
      order.wanted = after.map(({ id }) => id);
      order.before ??= new Map(sections.map((section) => [section.id, section.order]));
      if (order.isSent) return;
      order.isSent = true;
      let result: Result<unknown>;
      let sent: readonly string[];
      do {
        sent = order.wanted;
        result = await call(() => reorderSections(sent));
        if (result.ok) order.before = new Map(sent.map((id, index) => [id, index + 1]));
      } while (sent !== order.wanted);
      const { before } = order;
      orders.current = { wanted: [], isSent: false };
      if (result.ok) {
        finish();
        return notify('Ordre sauvegardé', 'order');
      }
      if (result.status === 400) {
        // The order lists other sections than those stored.
        const stored = await call(readSections);
        if (stored.ok) {
          setSections(byOrder(stored.data));
          router.refresh();
          return fail({ ...result, error: changedElsewhere }, 'order', changedElsewhere);
        }
      }
      fail(result, 'order', 'Erreur lors de la réorganisation');
      // Only the order goes back; sections saved meanwhile stay.
      setSections((all) =>
        byOrder(all.map((section) => ({ ...section, order: before.get(section.id) ?? section.order }))),
      );
    },
  };
}
export type Sections = ReturnType<typeof useSections>;

/** The sections after moving one of the movable ones, by indexes among these; the others keep their places. */
export function movedAmong(
  sections: readonly StoredSection[],
  isMovable: (section: StoredSection) => boolean,
  from: number,
  to: number,
): readonly StoredSection[] {
  const shifted = moved(sections.filter(isMovable), from, to).values();
  return sections.map((section) => (isMovable(section) ? (shifted.next().value ?? section) : section));
}
