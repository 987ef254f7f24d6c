import { useRouter } from 'next/navigation';
import { failureText, setSite } from '@/lib/site/api/client';
import { useApiCall } from '../providers/session';
import { showToast } from '../providers/toast';

/** Returns a function that brings the guide back, or closes it. */
export function useGuideSwitch(isOpen: boolean): () => void {
  const call = useApiCall();
  const router = useRouter();
  return async () => {
    const result = await call(() => setSite({ guide: isOpen }));
    if (result.ok) router.refresh();
    else showToast.error(failureText(result, 'Le guide n’a pas changé', 'Une erreur est survenue'));
  };
}
