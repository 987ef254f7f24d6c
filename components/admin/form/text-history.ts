/**
 * The undo history of one text field, apart from those of the others: a browser has one for the whole page, and also
 * changes fields out of sight.
 */

type State = {
  /** Older values, and those that were undone; the last one is the next. */
  readonly past: readonly string[];
  readonly future: readonly string[];
  /** The value as it was last seen: another one was put there by the page, and the history no longer fits. */
  readonly now: string;
  /** The type of the input event that made it, and its time in ms. */
  readonly type: string;
  readonly at: number;
};

const most = 100;
/** The longest time between two keys of one step, in ms; the same as in the rich texts. */
const pause = 1000;
/**
 * How much one key inserts, in UTF-16 units, an emoji included; more was inserted by the page, such as pasted names.
 */
const longestKey = 2;

export const begun = (now: string): State => ({ past: [], future: [], now, type: '', at: 0 });

/** The history after an input event of a kind (`inputType`) has made the value `now`. */
export function typed(state: State, now: string, type: string, at: number): State {
  if (now === state.now) return state;
  const isPasted = type === 'insertText' && now.length - state.now.length > longestKey;
  const goesOn =
    type === state.type &&
    !isPasted &&
    /^(?:insert(?:Composition)?Text|deleteContent(?:Back|For)ward)$/.test(type) &&
    at - state.at < pause;
  return { past: goesOn ? state.past : [...state.past, state.now].slice(-most), future: [], now, type, at };
}

/** The history one step back; the same one where there is none. */
export function undone(state: State): State {
  const before = state.past.at(-1);
  return before === undefined
    ? state
    : { ...begun(before), past: state.past.slice(0, -1), future: [...state.future, state.now] };
}

/** The history one step forward again. */
export function redone(state: State): State {
  const after = state.future.at(-1);
  return after === undefined
    ? state
    : { ...begun(after), past: [...state.past, state.now], future: state.future.slice(0, -1) };
}

/** Where the caret stands once a value has become another: behind what differs. */
export function caretAfter(before: string, now: string): number {
  let end = 0;
  while (end < Math.min(before.length, now.length) && before.at(-1 - end) === now.at(-1 - end)) end += 1;
  return now.length - end;
}
