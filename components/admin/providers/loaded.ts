import { useEffect, useState } from 'react';
import { useEvent } from '../ui/use-event';
import { showToast } from './toast';

/** What a click opens comes with it; undefined, after a toast, when it does not come: the next click asks again. */
export async function loaded<Module>(module: Promise<Module>): Promise<Module | undefined> {
  try {
    return await module;
  } catch {
    showToast.error('Le chargement a échoué. Vérifiez votre connexion, puis réessayez.');
    return undefined;
  }
}

/** What a stable function loads, if there is one, once it has come; `onFailure` is called after the toast. */
export function useLoaded<Loaded>(load?: false | null | (() => Promise<Loaded>), onFailure?: () => void) {
  const [now, setNow] = useState<Loaded>();
  const fail = useEvent(() => onFailure?.());
  useEffect(() => {
    if (load) void loaded(load()).then((came) => (came ? setNow(() => came) : fail()));
  }, [load, fail]);
  return now;
}
