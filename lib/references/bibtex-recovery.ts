/**
 * The fields of an entry whose braces or quotation marks do not match: each stands where a line, or what follows a
 * comma, begins with `name =`, or with another sign.
 */

const maxFields = 200;
const field =
  /(?:^|[\n,;])[ \t]{0,80}"?([A-Za-z][\w-]{0,40})"?[ \t]*(?:=[ \t]*(?=["{\w])|:[ \t]*(?=["{]|\d{4}\s*[,}\n]))/g;

/**
 * The key and fields of what stands between an entry's brace and the next entry; abbreviations of `macros` are put in.
 */
export function fieldsByLine(body: string, macros: ReadonlyMap<string, string>) {
  const [, key = ''] = /^\s{0,80}([^\s,={}()"]{0,200})\s{0,80}(?:,|\n)/.exec(body.slice(0, 500)) ?? [];
  const fields = new Map<string, string>();
  const starts = Array.from(body.matchAll(field)).slice(0, maxFields);
  for (const [index, start] of starts.entries()) {
    const [found, name = ''] = start;
    const value = valueIn(body.slice(start.index + found.length, starts[index + 1]?.index));
    if (!fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), macros.get(value.toLowerCase()) ?? value);
  }
  return { key, fields, unknown: new Map<string, string>() };
}

/** A value without its delimiters; without any brace where they do not match. */
function valueIn(text: string): string {
  const value = text.trim();
  const [first = ''] = value;
  if (first === '{') {
    const end = closingBrace(value);
    if (end !== undefined && /^[\s,;})]*$/.test(value.slice(end))) return value.slice(1, end);
  } else if (first === '"') {
    const end = value.lastIndexOf('"');
    if (end > 0) return withPairs(value.slice(1, end));
  } else return value.split(/[\s,;}]/)[0] ?? '';
  return withPairs(value.replace(/^["{]|[\s,;}"]+$/g, ''));
}

/** Where the brace closes that the text begins with. */
function closingBrace(text: string): number | undefined {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return undefined;
}

function withPairs(text: string): string {
  let depth = 0;
  for (const [sign] of text.matchAll(/[{}]/g)) {
    depth += sign === '{' ? 1 : -1;
    if (depth < 0) break;
  }
  return (depth === 0 ? text : text.replace(/[{}]/g, '')).trim();
}
