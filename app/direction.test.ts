/** Public pages may run from left to right or from right to left: styles name starts and ends of lines, not sides. */
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { tableOf } from '@/lib/testing/rows';

const folders = ['app', 'components/public', 'components/ui', 'sections'] as const;
/** Pages of the administration, which is in French. */
const isAdmin = (file: string) => /admin|\/import\/screens\/|^app\/login\//.test(file);
const sources = folders
  .flatMap((folder) => fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
  .filter((file) => /\.(?:css|tsx)$/.test(file) && !file.includes('.test.') && !isAdmin(file));

/** Lines that may name a side of the screen, with the reason. */
const excepted: readonly { readonly text: string; readonly reason: string }[] = [
  {
    text: '  --at-end: right;',
    reason: 'a picture in the background knows no logical place: the edge that lines end at',
  },
  { text: '  --at-end: left;', reason: 'the same, where lines run to the left' },
  { text: '  --at-start: left;', reason: 'a text in another direction that begins where the lines of the page do' },
  { text: '  --at-start: right;', reason: 'the same, where lines run to the left' },
  { text: '  @bottom-right {', reason: 'the margin of a printed page is outside of the document and its direction' },
];

/**
 * In a stylesheet: `left: 0`, `margin-right`, `border-top-left-radius`, `float: left`, `text-align: right`, `90deg`.
 */
const inSheet =
  /(?<![\w-])(?:left|right)(?![\w-])|-(?:left|right)\b(?!\/)|(?<![\w.])-?(?:90|270)deg(?! \* var\(--ahead\)\))|(?:padding|margin|inset):(?: [^\s;]+){4};|border-radius:(?: [^\s;]+){4};|translate: (?!calc|0 |none)|translateX|scaleX/;
/** In a class: `ml-2`, `-right-1`, `text-left`, `rounded-l`, `border-r`, `translate-x-1/2` without its mirror. */
const inClass =
  /(?<![\w-])-?(?:m[lr]|p[lr]|left|right|scroll-[mp][lr]|border-[lr]|rounded-(?:[lr]|[tb][lr])|float-(?:left|right)|clear-(?:left|right)|text-(?:left|right)|space-x|divide-x|bg-(?:linear|gradient)-to-[lr]|origin-\w*-?(?:left|right)|object-(?:left|right))(?:-[\w./%[\]()]+)?(?=[\s"'`])/;
const turned = /(?<!rtl:)(?<![\w-])-?translate-x-(?!.*rtl:-?translate-x-)/;

const isExcepted = (line: string) => excepted.some(({ text }) => text === line);

test('no stylesheet and no class names a side of the screen', () => {
  const found = sources.flatMap((file) =>
    fs
      .readFileSync(file, 'utf8')
      .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      .split('\n')
      .filter((line) => !isExcepted(line) && isPhysical(file, line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

function isPhysical(file: string, line: string): boolean {
  if (file.endsWith('.css')) return inSheet.test(line);
  const classes = Array.from(line.matchAll(/["'`]([^"'`]*)["'`]/g), ([text]) => text);
  return (
    classes.some((text) => (inClass.test(text) && !/^["']arrow|chevron/.test(text)) || turned.test(text)) ||
    /style=\{\{[^}]*\b(?:left|right|marginLeft|marginRight|paddingLeft|paddingRight)\b/.test(line)
  );
}

test.each(tableOf('app/direction.txt', 'a side named'))('%s in %s names one', (line = '', file = '') =>
  expect(isPhysical(file, line)).toBe(true),
);

test.each(tableOf('app/direction.txt', 'none named'))('%s in %s names none', (line = '', file = '') =>
  expect(isPhysical(file, line)).toBe(false),
);

test('the mirrored arrows are those of the icons', async () => {
  const { svgIcons } = await import('@/components/ui/svg-icons');
  const sheet = fs.readFileSync('app/(site)/site.css', 'utf8');
  const begins = Array.from(sheet.matchAll(/\[d\^="([^"]+)"\]/g), ([, begin = '']) => begin);
  const turnedRound = Object.entries(svgIcons).flatMap(([name, path]) =>
    begins.some((begin) => path.startsWith(begin)) ? name : [],
  );
  expect(turnedRound).toEqual(
    Object.keys(svgIcons).filter((name) => /^(?:arrow|chevron)-.*(?:left|right)$/.test(name)),
  );
});
