/**
 * Asynchronous context (`AsyncLocalStorage`) is how Next and React know which request they work for. Up to Node 23 a storage
 * that was used once has the engine call a hook for every callback and promise of the process from then on: a fifth of what it
 * costs to send a kept page. While nothing is rendered they are therefore put out of use, which Node's documentation provides for
 * (`asyncLocalStorage.disable()`): the first `run` of the next rendering puts each back.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** ms without a rendering after which nothing of the last one can still be going on. */
const calm = 250;

/** The first Node that keeps contexts without hooks. */
const withoutHooks = 24;

/** Notes every storage of the process when it is used; answers what puts those out of use. To be called once, before Next is loaded. */
export function noteStorages(node = Number.parseInt(process.versions.node, 10)): () => void {
  if (node >= withoutHooks) return () => {};
  const used = new Set<AsyncLocalStorage<unknown>>();
  const { run, enterWith } = AsyncLocalStorage.prototype;
  AsyncLocalStorage.prototype.run = function (this: AsyncLocalStorage<unknown>, ...given: unknown[]) {
    used.add(this);
    return Reflect.apply(run, this, given);
  };
  AsyncLocalStorage.prototype.enterWith = function (this: AsyncLocalStorage<unknown>, store: unknown) {
    used.add(this);
    return Reflect.apply(enterWith, this, [store]);
  };
  return () => {
    for (const storage of used) storage.disable();
    used.clear();
  };
}

/** `work`, and after a while in which none of it is under way, `rest`. */
export function restingAfter<Given extends unknown[]>(
  work: (...given: Given) => Promise<void>,
  rest: () => void,
  wait = calm,
): (...given: Given) => Promise<void> {
  let underWay = 0;
  let timer: NodeJS.Timeout | undefined;
  return async (...given) => {
    underWay += 1;
    clearTimeout(timer);
    try {
      await work(...given);
    } finally {
      underWay -= 1;
      if (underWay === 0) timer = setTimeout(rest, wait).unref();
    }
  };
}
