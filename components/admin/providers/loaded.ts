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
