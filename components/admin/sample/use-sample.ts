'use client';
import { useRouter } from 'next/navigation';
import { failureText, type Result, sample } from '@/lib/api/client';
import { useApiCall } from '../providers/reauth';
import { showToast } from '../providers/toast';

/** Hiding the sample's content everywhere at once, and undoing that; each resolves to whether it was done. */
export function useSample() {
  const router = useRouter();
  const call = useApiCall();
  const run = async (send: () => Promise<Result<unknown>>, done: string, undo?: () => void) => {
    const result = await call(send);
    if (result.ok) {
      showToast.success(done, undo && { label: 'Annuler', run: undo });
      router.refresh();
    } else showToast.error(failureText(result, 'Le contenu d’exemple n’a pas changé', 'Une erreur est survenue'));
    return result.ok;
  };
  const show = () => run(sample.show, 'Contenu d’exemple rétabli');
  return { hide: () => run(sample.hide, 'Contenu d’exemple masqué', () => void show()), show };
}
