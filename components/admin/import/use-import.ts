'use client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { importReferences, planImport } from '@/lib/api/import';
import { type Choice, chosenEntries, newDomainKey } from '@/sections/publications/import/choices';
import type { ImportPlan } from '@/sections/publications/import/plan';
import { useAnnounce } from '../providers/live-region';
import { useBlocker } from '../providers/navigation-blocker';
import { useOwner } from '../providers/owner';
import { useApiCall } from '../providers/reauth';
import { outcomeText } from './words';

/** What is read: a file, or a text that was pasted. */
export type Given = { readonly file: Blob; readonly name: string };
export type Choose = (index: number, change: Partial<Choice>) => void;
type Stage =
  | { readonly at: 'choose' }
  | { readonly at: 'reading'; readonly given: Given }
  | { readonly at: 'review'; readonly given: Given; readonly plan: ImportPlan }
  | { readonly at: 'done'; readonly added: number; readonly changed: number };

/** Where new publications go whose journal is in no domain yet: the key of a domain, or a new one with the name `title`. */
export type Target = { readonly key: string; readonly title: string };

/** Why nothing was read or imported, in French; `again` when reading the same file once more may help. */
export type Trouble = { readonly text: string; readonly again: boolean };

const none: ReadonlyMap<number, Choice> = new Map();

/** One import, from the choice of a file to the end. Nothing is sent twice: while a call runs, others do nothing. */
export function useImport() {
  const owner = useOwner();
  const call = useApiCall();
  const announce = useAnnounce();
  const [stage, setStage] = useState<Stage>({ at: 'choose' });
  const [choices, setChoices] = useState(none);
  const [target, setTarget] = useState<Target>({ key: newDomainKey, title: '' });
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [saving, setSaving] = useState(false);
  const reading = useRef<AbortController | null>(null);
  const writing = useRef(false);
  useEffect(() => () => reading.current?.abort(), []);

  const plan = stage.at === 'review' ? stage.plan : null;
  const entries = useMemo(() => (plan ? chosenEntries(plan.entries, choices, target.key) : []), [plan, choices, target.key]);
  useBlocker(stage.at === 'review' && (choices.size > 0 || saving));

  const read = async (given: Given) => {
    reading.current?.abort();
    const leaving = new AbortController();
    reading.current = leaving;
    setTrouble(null);
    setStage({ at: 'reading', given });
    const result = await call(() => planImport(owner.id, given.file, leaving.signal));
    if (leaving.signal.aborted) return;
    if (!result.ok) {
      setStage({ at: 'choose' });
      setTrouble({ text: result.error || 'Le fichier n’a pas pu être lu.', again: false });
      return;
    }
    const [first] = result.data.domains;
    setTarget((before) => (isThere(before, result.data) ? before : first ? { key: first.key, title: '' } : { key: newDomainKey, title: 'Publications' }));
    setStage({ at: 'review', given, plan: result.data });
    announce(outcomeText(result.data.entries));
  };

  const restart = () => {
    reading.current?.abort();
    setChoices(none);
    setTrouble(null);
    setStage({ at: 'choose' });
  };

  const save = async () => {
    if (!plan || writing.current || entries.length === 0) return;
    writing.current = true;
    setSaving(true);
    setTrouble(null);
    const result = await call(() => importReferences(owner.id, { version: plan.version, newDomain: target.title, entries }));
    writing.current = false;
    setSaving(false);
    if (!result.ok) {
      setTrouble(
        result.status === 0
          ? { text: `${result.error} Relisez le fichier\u00a0: ce qui a été enregistré malgré tout sera «\u00a0déjà là\u00a0».`, again: true }
          : { text: result.error || 'L’import n’a pas pu être enregistré.', again: result.status === 409 },
      );
      return;
    }
    const added = entries.filter(({ is }) => is === 'new').length;
    setChoices(none);
    setStage({ at: 'done', added, changed: entries.length - added });
  };

  const choose: Choose = useCallback((index, change) => setChoices((all) => new Map(all).set(index, { ...all.get(index), ...change })), []);
  const isNamed = target.title.trim() !== '' || !entries.some((entry) => entry.is === 'new' && entry.domain === newDomainKey);
  return { stage, trouble, choices, choose, target, setTarget, entries, isNamed, saving, read, restart, save };
}

const isThere = ({ key, title }: Target, { domains }: ImportPlan): boolean =>
  key === newDomainKey ? title !== '' : domains.some((domain) => domain.key === key);
