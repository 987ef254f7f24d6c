'use client';
import { useEffect, useRef, useState } from 'react';
import { quoted } from '@/lib/format/french';
import { useUploadDocument } from '../fields/use-upload-document';
import { useEvent } from '../form/use-event';
import { showToast } from '../providers/toast';

export type Attaching =
  | { readonly at: 'rest' }
  | { readonly at: 'sending'; readonly name: string /** From 0 to 1. */; readonly share: number }
  | { readonly at: 'done'; readonly name: string }
  | { readonly at: 'failed'; readonly name: string; readonly error: string };

/** Uploads files one after the other, and gives each to `onAttached`. What is under way when the form closes is given up, and said. */
export function useAttach(onAttached: (url: string, fileName: string) => void) {
  const upload = useUploadDocument();
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
  const attach = useEvent(async (files: readonly File[]) => {
    for (const file of files) {
      const { name } = file;
      const stop = new AbortController();
      underWay.current = { stop, name };
      setState({ at: 'sending', name, share: 0 });
      const result = await upload(file, { signal: stop.signal, onProgress: (share) => setState({ at: 'sending', name, share }) });
      underWay.current = null;
      if (stop.signal.aborted) return;
      if (!result.ok) return setState({ at: 'failed', name, error: result.error });
      onAttached(result.url, name);
      setState({ at: 'done', name });
    }
  });
  return { state, attach };
}
