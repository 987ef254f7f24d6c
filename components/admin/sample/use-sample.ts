'use client';
import { useRouter } from 'next/navigation';
import { failureText, type Result, sample } from '@/lib/site/api/client';
import { useApiCall } from '../providers/reauth';
import { showToast } from '../providers/toast';

type Offer = (text: string, undo: () => void) => void;
const byToast: Offer = (text, undo) => void showToast.success(text, { label: 'Annuler', run: undo }, 'sample');

/**
 * Hides the sample's content everywhere at once, which `offer` proposes to undo; shows it again; empties it. Each
 * resolves to whether it was done.
 */
export function useSample(offer: Offer) {
  const router = useRouter();
  const call = useApiCall();
  const run = async (send: () => Promise<Result<unknown>>, done: () => void) => {
    const result = await call(send);
    if (result.ok) {
      done();
      router.refresh();
    } else
      showToast.error(failureText(result, 'Le contenu d’exemple n’a pas changé', 'Une erreur est survenue'), 'sample');
    return result.ok;
  };
  const show = (): Promise<boolean> => run(sample.show, () => byToast('Contenu d’exemple rétabli', () => void hide()));
  const hide = (): Promise<boolean> => run(sample.hide, () => offer('Contenu d’exemple masqué', () => void show()));
  const empty = (): Promise<boolean> => run(sample.empty, () => showToast.success('Contenu d’exemple vidé'));
  return { hide, show, empty };
}
