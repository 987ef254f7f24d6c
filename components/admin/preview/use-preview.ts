'use client';
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import type { PreviewResult } from './render-preview';

/** The debounce of typing, in ms. */
const pause = 300;
const unavailable = 'L’aperçu n’est pas disponible pour le moment.';
const notes: Readonly<Record<Exclude<PreviewResult['at'], 'rendered'>, string>> = {
  unreadable: 'L’aperçu suivra quand le contenu sera corrigé.',
  refused: 'Reconnectez-vous pour voir l’aperçu\u00a0: il suivra votre prochaine sauvegarde.',
  tooLong: 'Ce contenu est trop long pour un aperçu\u00a0: il se verra sur le site une fois sauvegardé.',
};

/**
 * The last view that `render` renders, and why it is not the current one, '' when it is. `render` is asked again when
 * its identity changes.
 */
export function usePreview(render: () => Promise<PreviewResult>) {
  const [view, setView] = useState<ReactNode>(null);
  const [note, setNote] = useState('');
  const turn = useRef(0);
  useEffect(() => {
    const ask = async () => {
      turn.current += 1;
      const mine = turn.current;
      const answer = await render().catch(() => null);
      if (mine !== turn.current) return;
      // The view may still be streaming: the current one stays until it is complete.
      if (answer?.at === 'rendered') startTransition(() => setView(answer.view));
      setNote(answer === null ? unavailable : answer.at === 'rendered' ? '' : notes[answer.at]);
    };
    const timer = setTimeout(() => void ask(), turn.current === 0 ? 0 : pause);
    return () => clearTimeout(timer);
  }, [render]);
  return { view, note, onFailure: () => setNote(unavailable) };
}
