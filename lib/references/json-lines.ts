/** Where the items of a bibliography in JSON stand, which `JSON.parse` does not tell. */

/**
 * The line on which each of so many items begins, from 1; undefined where that is not known, or all stand on one line.
 */
export function linesOfItems(json: string, count: number): readonly number[] | undefined {
  const depth = json.trimStart().startsWith('[') ? 2 : /^\s*\{\s*"(?:items|references)"\s*:/.test(json) ? 3 : 1;
  const lines: number[] = [];
  let line = 1;
  let level = 0;
  let isText = false;
  for (const [sign] of json.matchAll(/\\.|["[\]{}\n]/g)) {
    if (sign === '\n') line += 1;
    else if (sign === '"') isText = !isText;
    else if (isText) continue;
    else if (sign === ']' || sign === '}') level -= 1;
    else {
      level += 1;
      if (sign === '{' && level === depth) lines.push(line);
    }
  }
  const isOneLine = line === 1 || (count > 1 && lines.at(-1) === lines[0]);
  return isOneLine || lines.length !== count ? undefined : lines;
}
