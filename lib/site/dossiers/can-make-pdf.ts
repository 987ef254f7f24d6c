import 'server-only';
import fs from 'node:fs';
import path from 'node:path';

/** Whether the compiler of PDFs, an optional dependency, is installed here for this machine. */
export function canMakePdf(): boolean {
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'node_modules/@myriaddreamin');
  return fs.existsSync(folder) && fs.readdirSync(folder).some((name) => name.startsWith('typst-ts-node-compiler-'));
}
