'use client';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { quoted } from '@/lib/format/french';
import { useUploadDocument } from '../fields/use-upload';
import { useSaveAfter } from '../form/form-context';
import { useEvent } from '../form/use-event';
import { showToast } from '../providers/toast';

export type Attaching =
  | { readonly at: 'rest' }
  | { readonly at: 'sending'; readonly name: string /** From 0 to 1. */; readonly share: number }
  | { readonly at: 'done'; readonly name: string }
  | { readonly at: 'failed'; readonly failures: readonly Failure[] };
/** `at`: the file's place among those that were chosen. */
type Failure = { readonly at: number; readonly name: string; readonly error: string };

/**
 * Uploads files one after the other and passes each to `onAttached`; a save of the form waits for all of them. Closing
 * the form cancels the rest, with a toast.
 */
export function useAttach(onAttached: (url: string, fileName: string) => void) {
  const upload = useUploadDocument();
  const saveAfter = useSaveAfter();
  const [state, setState] = useState<Attaching>({ at: 'rest' });
  const underWay = useRef<{ readonly stop: AbortController; readonly name: string } | null>(null);
  useEffect(
    () => () => {
      if (!underWay.current) return;
      underWay.current.stop.abort();
      showToast.error(`L’envoi de ${quoted(underWay.current.name)} a été interrompu`);
    },
    [],
  );
  /** Resolves to whether a save may go on. */
  const send = useEvent(async (files: readonly File[]): Promise<boolean> => {
    const failures: Failure[] = [];
    for (const [at, file] of files.entries()) {
      const { name } = file;
      const stop = new AbortController();
      underWay.current = { stop, name };
      setState({ at: 'sending', name, share: 0 });
      const result = await upload(file, {
        signal: stop.signal,
        onProgress: (share) => setState({ at: 'sending', name, share }),
      });
      underWay.current = null;
      if (stop.signal.aborted) return true;
      if (result.ok) flushSync(() => onAttached(result.url, name));
      else failures.push({ at, name, error: result.error });
    }
    const last = files.at(-1);
    if (failures.length > 0) setState({ at: 'failed', failures });
    else if (last) setState({ at: 'done', name: last.name });
    return failures.length === 0;
  });
  return { state, attach: (files: readonly File[]) => saveAfter(send(files)) };
}
