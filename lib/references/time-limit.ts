import vm from 'node:vm';

/** Thrown by `withinTime`. */
export class TooSlow extends Error {}

const context = vm.createContext({ work: () => undefined });
const call = new vm.Script('work()');

/** Runs `work` and returns what it returns; one that takes longer is interrupted, even in a loop or a regular expression, and `TooSlow` is thrown. */
export function withinTime<T>(milliseconds: number, work: () => T): T {
  let result: { readonly value: T } | undefined;
  context.work = () => {
    result = { value: work() };
  };
  try {
    call.runInContext(context, { timeout: milliseconds });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw new TooSlow();
    throw error;
  }
  if (!result) throw new Error('the work was not run');
  return result.value;
}
