/**
 * Tables of what goes in and what comes out, in text files beside their tests: a rule on a line that begins with « # »,
 * then inputs of one line or more, each with its outputs on lines that begin with « → ».
 */
import fs from 'node:fs';

export type Row = { readonly rule: string; readonly input: string; readonly outputs: readonly string[] };

export function rowsOf(file: string): Row[] {
  const rows: { rule: string; input: string; outputs: string[] }[] = [];
  let rule = '';
  let lines: string[] = [];
  for (const line of fs.readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('→')) {
      if (lines.length > 0) rows.push({ rule, input: lines.join('\n'), outputs: [] });
      lines = [];
      rows.at(-1)?.outputs.push(line.slice(2));
    } else if (lines.length === 0 && line.startsWith('# ')) rule = line.slice(2);
    else if (lines.length > 0 || line !== '') lines.push(line);
  }
  return rows;
}

/**
 * The rows of one rule as `test.each` takes them: the input, then its outputs. A cell in double quotes is a JSON string,
 * for what is empty or cannot be seen. Throws for a rule that has no row.
 */
export function tableOf(file: string, rule: string): string[][] {
  const cell = (text: string): string => (text.startsWith('"') ? JSON.parse(text) : text);
  const rows = rowsOf(file).filter((row) => row.rule === rule);
  if (rows.length === 0) throw new Error(`${file}: no row of « ${rule} »`);
  return rows.map(({ input, outputs }) => [input, ...outputs].map(cell));
}

/** Its no-break spaces as `~`, its narrow ones as `^`, as tables have them. */
export const visible = (text: string): string => text.replaceAll('\u00a0', '~').replaceAll('\u202f', '^');
