import { useEffect, useState } from 'react';
import { useEvent } from '../ui/use-event';
import { showToast } from './toast';

/**
 * What a stable function loads, if there is one, once it has come; undefined, after a toast and `onFailure`, when it does
 * not come: what is opened again asks again.
 */
export function useLoaded<Loaded>(load?: false | null | (() => Promise<Loaded>), onFailure?: () => void) {
  const [now, setNow] = useState<Loaded>();
  const fail = useEvent(() => {
    showToast.error('Le chargement a échoué. Vérifiez votre connexion, puis réessayez.');
    onFailure?.();
  });
  useEffect(() => {
    if (load) load().then((came) => setNow(() => came), fail);
  }, [load, fail]);
  return now;
}
