import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure, Result } from '@/lib/site/api/client';
import type { ImportProgress } from '@/lib/site/api/import';
import { useBlocker } from '../providers/navigation-blocker';
import { useAnnounce } from '../providers/notifications';
import { useApiCall } from '../providers/session';
import type { Trouble } from './parts';

export type Stage<Source, Plan, Done> =
  | { readonly status: 'choose' }
  | Readonly<{ status: 'reading'; source: Source; progress: ImportProgress | null }>
  | Readonly<{ status: 'review'; source: Source; plan: Plan }>
  | (Readonly<{ status: 'done'; source: Source }> & Done);

type Reading = Readonly<{ signal: AbortSignal; onProgress: (progress: ImportProgress) => void }>;

/** The requests and texts of an import. */
type Steps<Source, Answer, Plan> = Readonly<{
  ask: (ownerId: string, source: Source, reading: Reading) => Promise<Result<Answer>>;
  /** The plan in a response, and its announcement; null if there is more to choose first. */
  planOf: (response: Answer) => Readonly<{ plan: Plan; announced: string }> | null;
  /** The message of a failure; `again`: whether the source may be retried. */
  readingTrouble: (source: Source, failure: Failure) => Readonly<{ text: string; again: boolean }>;
  savingTrouble?: (source: Source, failure: Failure) => string;
}>;

/**
 * One import: a source is chosen, planned, reviewed, and written as one save. Nothing is sent twice: during a request,
 * others do nothing, and a response that arrives after another step is ignored. `Choice` is the owner's choice for an
 * entry of the plan, by its index.
 */
export function useImportSteps<Source, Answer, Plan, Choice extends object, Done extends object>({
  ask,
  planOf,
  readingTrouble,
  savingTrouble,
}: Steps<Source, Answer, Plan>) {
  const call = useApiCall();
  const announce = useAnnounce();
  const [stage, setStage] = useState<Stage<Source, Plan, Done>>({ status: 'choose' });
  const [choices, setChoices] = useState<ReadonlyMap<number, Partial<Choice>>>(new Map());
  const [trouble, setTrouble] = useState<Trouble<Source> | null>(null);
  const [saving, setSaving] = useState(false);
  const reading = useRef<AbortController | null>(null);
  const writing = useRef(false);
  useEffect(() => () => reading.current?.abort(), []);
  useBlocker(stage.status === 'review' && (choices.size > 0 || saving));

  /** Reads a source; the choices stay, for one read again. */
  const read = async (source: Source) => {
    reading.current?.abort();
    const leaving = new AbortController();
    reading.current = leaving;
    const { signal } = leaving;
    setTrouble(null);
    setStage({ status: 'reading', source, progress: null });
    const onProgress = (progress: ImportProgress) =>
      !signal.aborted && setStage({ status: 'reading', source, progress });
    const result = await call((owner) => ask(owner, source, { signal, onProgress }));
    if (signal.aborted) return;
    if (!result.ok) {
      const { text, again } = readingTrouble(source, result);
      setStage({ status: 'choose' });
      return setTrouble({ text, ...(again && { again: source }) });
    }
    const review = planOf(result.data);
    if (!review) return setStage({ status: 'choose' });
    setStage({ status: 'review', source, plan: review.plan });
    announce(review.announced);
  };

  const restart = () => {
    reading.current?.abort();
    setChoices(new Map());
    setTrouble(null);
    setStage({ status: 'choose' });
  };

  /** Calls `send`, then ends with `done`; resolves to whether it succeeded. */
  const write = async (send: (ownerId: string) => Promise<Result<unknown>>, done: Done) => {
    if (stage.status !== 'review' || writing.current) return false;
    const { source } = stage;
    writing.current = true;
    setSaving(true);
    setTrouble(null);
    const result = await call(send);
    writing.current = false;
    setSaving(false);
    if (!result.ok) {
      const text = savingTrouble?.(source, result) || result.error || 'L’import n’a pas pu être sauvegardé.';
      setTrouble({ text, ...([0, 409].includes(result.status) && { again: source }) });
      return false;
    }
    setChoices(new Map());
    setStage({ status: 'done', source, ...done });
    return true;
  };

  const choose = useCallback(
    (index: number | readonly number[], change: Partial<Choice>) =>
      setChoices((all) => {
        const next = new Map(all);
        for (const each of [index].flat()) next.set(each, { ...all.get(each), ...change });
        return next;
      }),
    [],
  );
  return {
    stage,
    plan: stage.status === 'review' ? stage.plan : null,
    choices,
    choose,
    trouble,
    saving,
    read,
    restart,
    write,
  };
}

/** A host's failure: retrying is no use for an unknown identifier. */
export const hostTrouble = ({ status, error }: Failure) => ({
  text: error || 'La source n’a pas pu être lue.',
  again: status !== 404,
});
