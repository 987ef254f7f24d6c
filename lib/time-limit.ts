import vm from 'node:vm';

export class TooSlow extends Error {}

const context = vm.createContext({ work: () => undefined });
const call = new vm.Script('work()');

/**
 * Runs `work` and returns what it returns; one that takes longer is interrupted, even in a loop or a regular
 * expression, and `TooSlow` is thrown.
 */
export function withinTime<T>(milliseconds: number, work: () => T): T {
  let result: { readonly value: T } | undefined;
  context.work = () => {
    result = { value: work() };
  };
  try {
    call.runInContext(context, { timeout: milliseconds });
  } catch (error) {
    // An error of the context's own realm: no instance of this realm's Error.
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      throw new TooSlow();
    throw error;
  }
  if (!result) throw new Error('the work was not run');
  return result.value;
}

/**
 * The same for work that may be done again: on a busy machine, time in which the processor did something else does not
 * count.
 */
export function withinProcessorTime<T>(milliseconds: number, work: () => T): T {
  for (let attempt = 1; ; attempt += 1) {
    const before = process.cpuUsage();
    try {
      return withinTime(milliseconds, work);
    } catch (error) {
      const { user, system } = process.cpuUsage(before);
      if (!(error instanceof TooSlow) || attempt === 5 || (user + system) / 1000 > milliseconds / 2) throw error;
    }
  }
}
