import 'server-only';
import fs from 'node:fs';
import path from 'node:path';
import { withAbsoluteUrls } from './seal';

/**
 * The rules of the site's fonts for a page that Next does not make, from the sheets of the build in `folder`: the same
 * files at the same addresses, the families by their plain names, « Inter » and « Newsreader » (CSS compares them
 * without regard to case). Empty where there is no build, as under `next dev`.
 */
export function siteFonts(folder = path.join(process.cwd(), '.next/static/chunks')): string {
  if (!fs.existsSync(folder)) return '';
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .flatMap(
      (name) => fs.readFileSync(path.join(folder, name), 'utf8').match(/@font-face\{[^}]*url\(\.\.\/[^}]*\}/g) ?? [],
    )
    .map((rule) => withAbsoluteUrls(rule).replace(/(font-family:["']?\w+) Extended/, '$1'))
    .join('');
}
