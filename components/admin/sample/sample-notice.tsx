'use client';
import { useRouter } from 'next/navigation';
import { counted } from '@/lib/format/french';
import { emptySample, failureText } from '@/lib/site/api/client';
import type { SampleState } from '@/lib/site/api/dashboard';
import { useConfirmRemoval } from '../providers/confirm';
import { useApiCall } from '../providers/reauth';
import { showToast } from '../providers/toast';
import { Button } from '../ui/button';
import { StateLine } from '../ui/state-line';

/** On the dashboard: how much of the sample is left and in how many places, who reads it, and a click that empties it. */
export function SampleNotice({ places }: SampleState) {
  const router = useRouter();
  const call = useApiCall();
  const confirm = useConfirmRemoval();
  if (places.length === 0) return null;
  const isPublic = places.some((place) => place.of === 'profile' && place.isNamed);
  const left = places.reduce((sum, { count }) => sum + count, 0);
  const empty = async () => {
    const text =
      'Tout ce qui reste de l’exemple est enlevé, dans le profil aussi, hormis le nom\u202f; ce que vous avez écrit reste. Une section où il n’y a rien d’autre est masquée jusqu’à ce que vous y sauvegardiez votre contenu.';
    if (!(await confirm('Vider le contenu d’exemple', text, 'L’historique le garde.'))) return;
    const result = await call(emptySample);
    if (result.ok) {
      showToast.success('Contenu d’exemple vidé');
      router.refresh();
    } else showToast.error(failureText(result, 'Le contenu d’exemple n’a pas changé', 'Une erreur est survenue'));
  };
  return (
    <StateLine
      label="Contenu d’exemple"
      tone={isPublic ? 'warn' : 'hidden'}
      title={
        left === 0
          ? 'Le profil porte le nom de l’exemple.'
          : `${counted(left, 'exemple reste', 'exemples restent')}, à ${counted(places.length, 'endroit', 'endroits')}.`
      }
      actions={left > 0 && <Button onClick={() => void empty()}>Tout vider</Button>}
    >
      {isPublic
        ? 'Vos visiteurs y lisent une vie inventée, et votre contenu sous un nom inventé, jusqu’à ce que le profil porte le vôtre. '
        : 'Vos visiteurs ne voient pas les exemples. '}
      <a className="inline-flex min-h-6 items-center" href="#a-completer">
        Voir les endroits un par un
      </a>
    </StateLine>
  );
}
