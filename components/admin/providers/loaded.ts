import { useEffect, useState } from 'react';
import { useEvent } from '../ui/use-event';
import { showToast } from './notifications';

/**
 * The result of the stable function `load`, if any; undefined until loaded. A failure shows a toast and calls
 * `onFailure`; reopening retries.
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
