'use client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAnnounce } from '@/components/admin/providers/live-region';
import { useBlocker } from '@/components/admin/providers/navigation-blocker';
import { useOwner } from '@/components/admin/providers/owner';
import { useApiCall } from '@/components/admin/providers/reauth';
import type { Failure } from '@/lib/site/api/client';
import { type ImportProgress, importReferences, planFromHost, planImport } from '@/lib/site/api/import';
import {
  type Choice,
  chosenEntries,
  countsOf,
  hasKeywords,
  newDomainKey,
  spellingsOf,
  withoutKeywords,
} from '../choices';
import type { ImportPlan } from '../plan-shape';
import { type ImportSource, wordsOf } from './import-source';
import type { Trouble } from './trouble-notice';
import { outcomeText } from './words';

export type Choose = (index: number | readonly number[], change: Partial<Choice>) => void;
export type Stage =
  | { readonly at: 'choose' }
  | { readonly at: 'reading'; readonly source: ImportSource; readonly progress: ImportProgress | null }
  | { readonly at: 'review'; readonly source: ImportSource; readonly plan: ImportPlan }
  | {
      readonly at: 'done';
      readonly source: ImportSource;
      readonly added: number;
      readonly changed: number;
      readonly refused: number;
    };

/**
 * Where new publications go whose journal is in no domain yet: the key of a domain, or a new one with the name `title`.
 */
type Target = { readonly key: string; readonly title: string };

const none: ReadonlyMap<number, Choice> = new Map();
const unnamed: Target = { key: newDomainKey, title: '' };
/** What the whole import takes along: the sample away, names for the profile, keywords that are somebody's tags. */
const usual = { sample: true, names: true, tags: false };

/** One import, from the choice of a source to the end. Nothing is sent twice: while a call runs, others do nothing. */
export function useImport() {
  const owner = useOwner();
  const call = useApiCall();
  const announce = useAnnounce();
  const [stage, setStage] = useState<Stage>({ at: 'choose' });
  const [choices, setChoices] = useState(none);
  const [target, setTarget] = useState(unnamed);
  const [options, setOptions] = useState(usual);
  const [trouble, setTrouble] = useState<Trouble<ImportSource> | null>(null);
  const [saving, setSaving] = useState(false);
  const reading = useRef<AbortController | null>(null);
  const writing = useRef(false);
  useEffect(() => () => reading.current?.abort(), []);

  const whole = stage.at === 'review' ? stage.plan : null;
  const plan = useMemo(
    () => (whole?.hasTags && !options.tags ? { ...whole, entries: whole.entries.map(withoutKeywords) } : whole),
    [whole, options.tags],
  );
  const entries = useMemo(
    () => (plan ? chosenEntries(plan.entries, choices, target.key) : []),
    [plan, choices, target.key],
  );
  useBlocker(stage.at === 'review' && (choices.size > 0 || saving));

  /** Reads a source; the choices stay, for one that is read again. */
  const read = async (source: ImportSource) => {
    reading.current?.abort();
    const leaving = new AbortController();
    reading.current = leaving;
    setTrouble(null);
    setStage({ at: 'reading', source, progress: null });
    const onProgress = (progress: ImportProgress) =>
      !leaving.signal.aborted && setStage({ at: 'reading', source, progress });
    const { signal } = leaving;
    const result = await call(() => {
      if ('asked' in source) return planFromHost(owner.id, source.asked, { signal, onProgress });
      const file = 'file' in source ? source.file : new Blob([source.text], { type: 'text/plain' });
      return planImport(owner.id, file, { signal, onProgress });
    });
    if (leaving.signal.aborted) return;
    if (!result.ok) {
      setStage({ at: 'choose' });
      setTrouble(readingTrouble(source, result));
      return;
    }
    const { data } = result;
    const first = data.domains.find(({ sample }) => !sample); // those of the sample are of no one's field
    const proposed = first ? { key: first.key, title: '' } : { key: newDomainKey, title: 'Publications' };
    setTarget((before) => (isThere(before, data) ? before : proposed));
    setStage({ at: 'review', source, plan: data });
    announce(outcomeText(data.entries));
  };

  /** Reads a new source: what was chosen in another one, by the place of its entries, does not hold in it. */
  const start = (source: ImportSource) => {
    setChoices(none);
    setOptions(({ sample }) => ({ ...usual, sample }));
    void read(source);
  };

  const restart = () => {
    reading.current?.abort();
    setChoices(none);
    setTrouble(null);
    setStage({ at: 'choose' });
  };

  const giveUp = () => {
    restart();
    announce('Lecture interrompue');
  };

  const save = async () => {
    if (stage.at !== 'review' || !plan || writing.current || entries.length === 0) return;
    const { source } = stage;
    writing.current = true;
    setSaving(true);
    setTrouble(null);
    const result = await call(() =>
      importReferences(owner.id, {
        version: plan.version,
        newDomain: target.title,
        names: options.names ? spellingsOf(plan.entries).slice(0, 20) : [],
        withoutSample: options.sample,
        entries,
      }),
    );
    writing.current = false;
    setSaving(false);
    if (!result.ok) return setTrouble(savingTrouble(source, result));
    const added = entries.filter(({ is }) => is === 'new').length;
    setChoices(none);
    setTarget(unnamed);
    setStage({ at: 'done', source, added, changed: entries.length - added, refused: countsOf(plan.entries).refused });
  };

  const choose: Choose = useCallback(
    (index, change) =>
      setChoices((all) => {
        const next = new Map(all);
        for (const each of [index].flat()) next.set(each, { ...all.get(each), ...change });
        return next;
      }),
    [],
  );
  return {
    stage,
    plan,
    /** How many references have keywords that are somebody's tags. */
    tagged: whole?.hasTags ? whole.entries.filter(hasKeywords).length : 0,
    options,
    setOptions,
    trouble,
    choices,
    choose,
    target,
    setTarget,
    entries,
    isNewUsed: entries.some((entry) => entry.is === 'new' && entry.domain === newDomainKey),
    isNamed: target.title.trim() !== '',
    saving,
    read,
    start,
    giveUp,
    restart,
    save,
  };
}

const isThere = ({ key, title }: Target, { domains }: ImportPlan): boolean =>
  key === newDomainKey ? title !== '' : domains.some((domain) => domain.key === key);

/** A host that does not know an identifier will not know it the second time; what else goes wrong there may pass. */
function readingTrouble(source: ImportSource, { status, error }: Failure): Trouble<ImportSource> {
  if ('asked' in source)
    return { text: error || 'La source n’a pas pu être lue.', ...(status !== 404 && { again: source }) };
  return { text: error || `Le ${'file' in source ? 'fichier' : 'texte'} n’a pas pu être lu.` };
}

/** Where no answer came, it may have been saved all the same. */
function savingTrouble(source: ImportSource, { status, error }: Failure): Trouble<ImportSource> {
  if (status === 0)
    return {
      text: `${error} ${wordsOf(source).kept}\u00a0: ce qui a été sauvegardé malgré tout sera «\u00a0déjà là\u00a0».`,
      again: source,
    };
  return { text: error || 'L’import n’a pas pu être sauvegardé.', ...(status === 409 && { again: source }) };
}
