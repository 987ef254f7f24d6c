/** The user whom this browser last signed in as. A display hint only: it grants nothing, the session cookie decides. */
import { z } from 'zod';
import '@/lib/zod-without-eval';
import { serverNow } from './client';

const storageKey = 'portfolio_user';
const storedUser = z.object({ id: z.string(), email: z.string(), loginTime: z.string() });
type StoredUser = z.output<typeof storedUser>;

export function rememberUser(user: Omit<StoredUser, 'loginTime'>): void {
  store((storage) => storage.setItem(storageKey, JSON.stringify({ ...user, loginTime: serverNow().toISOString() })));
}

/** The remembered user, or null; unreadable data is discarded. */
export function rememberedUser(): StoredUser | null {
  const text = store((storage) => storage.getItem(storageKey));
  if (!text) return null;
  try {
    return storedUser.parse(JSON.parse(text));
  } catch {
    forgetUser();
    return null;
  }
}

export const forgetUser = () => store((storage) => storage.removeItem(storageKey));

/** Runs `use` on the storage; undefined where the browser forbids it. */
function store<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
}
