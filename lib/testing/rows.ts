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
