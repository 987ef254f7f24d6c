/** Finds where a text stops being valid JSON. The error messages of browsers differ, and some give no position. */

type Place = { readonly line: number; readonly column: number };

const blank = /[ \t\n\r]*/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids them inside texts
const text = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const plain = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** The line and column (from 1) of the first syntax error; null when the text is valid JSON. */
export function jsonErrorPosition(source: string): Place | null {
  const at = faultAt(source);
  if (at === null) return null;
  const before = source.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

type Wants = 'value' | 'value or ]' | 'key' | 'key or }' | 'colon' | 'more';

function faultAt(source: string): number | null {
  const open: ('[' | '{')[] = [];
  let wants: Wants = 'value';
  let at = 0;
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.exec(source)?.[0] ?? '';
    at += found.length;
    return found !== '';
  };
  for (;;) {
    skip(blank);
    const char = source[at];
    if (wants === 'more' && open.length === 0) return at === source.length ? null : at;
    if (wants === 'colon') {
      if (char !== ':') return at;
      at += 1;
      wants = 'value';
    } else if ((char === ']' || char === '}') && closes(wants, open.at(-1), char)) {
      open.pop();
      at += 1;
      wants = 'more';
    } else if (wants === 'more') {
      if (char !== ',') return at;
      at += 1;
      wants = open.at(-1) === '{' ? 'key' : 'value';
    } else if (wants === 'key' || wants === 'key or }') {
      if (!skip(text)) return at;
      wants = 'colon';
    } else if (char === '[' || char === '{') {
      open.push(char);
      at += 1;
      wants = char === '[' ? 'value or ]' : 'key or }';
    } else {
      if (!skip(text) && !skip(plain)) return at;
      wants = 'more';
    }
  }
}

function closes(wants: Wants, opened: '[' | '{' | undefined, char: ']' | '}'): boolean {
  if (opened !== (char === ']' ? '[' : '{')) return false;
  return wants === 'more' || wants === (char === ']' ? 'value or ]' : 'key or }');
}
