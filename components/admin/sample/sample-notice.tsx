'use client';
import { counted } from '@/lib/format/french';
import type { SampleState } from '@/lib/site/api/dashboard';
import { useConfirmRemoval } from '../providers/confirm';
import { useOfferUndo } from '../providers/use-undo';
import { Button } from '../ui/button';
import { StateLine } from '../ui/state-line';
import { useSample } from './use-sample';

const label = 'Contenu d’exemple';

/**
 * On the dashboard: how much of the sample is public and in how many places, with the clicks that hide or empty it all;
 * then, how to show it again.
 */
export function SampleNotice({ places, hidden }: SampleState) {
  const { hide, show, empty } = useSample(useOfferUndo());
  const confirm = useConfirmRemoval();
  const back = hidden > 0 && <Button onClick={() => void show()}>Tout rétablir</Button>;
  const emptyAll = async () => {
    const text =
      'Tout ce qui reste de l’exemple est enlevé, dans le profil aussi, hormis le nom\u202f; ce que vous avez écrit reste. Une section où il n’y a rien d’autre est masquée jusqu’à ce que vous y sauvegardiez votre contenu.';
    if (await confirm('Vider le contenu d’exemple', text, 'L’historique le garde.')) await empty();
  };
  const emptying = (
    <Button variant="quiet" onClick={() => void emptyAll()}>
      Tout vider
    </Button>
  );
  if (places.length === 0) {
    if (!back) return null;
    return (
      <StateLine
        label={label}
        tone="ok"
        title={`Le contenu d’exemple est masqué à ${counted(hidden, 'endroit', 'endroits')}.`}
        actions={
          <>
            {emptying}
            {back}
          </>
        }
      >
        Une section reparaît quand vous y sauvegardez votre contenu.
      </StateLine>
    );
  }
  const isNamed = places.some((place) => place.of === 'profile' && place.isNamed);
  const isHideable = places.some((place) => (place.of === 'section' ? !place.isMixed : !isNamed));
  const left = places.reduce((sum, { count }) => sum + count, 0);
  const actions = (
    <>
      {(left > Number(isNamed) || back) && emptying}
      {back}
      {isHideable && (
        <Button variant="primary" onClick={() => void hide()}>
          Tout masquer
        </Button>
      )}
    </>
  );
  return (
    <StateLine
      label={label}
      tone="warn"
      title={`${counted(left, 'exemple est encore public', 'exemples sont encore publics')}, à ${counted(places.length, 'endroit', 'endroits')}.`}
      actions={actions}
    >
      Les visiteurs y lisent une vie inventée. {isNamed && 'Le profil ne se masque pas\u00a0: donnez-lui votre nom. '}
      <a className="inline-flex min-h-6 items-center" href="#a-completer">
        Voir les endroits un par un
      </a>
    </StateLine>
  );
}
