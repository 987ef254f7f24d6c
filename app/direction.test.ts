/** Public pages are read from left to right and from right to left: places and edges are those of the lines. */
import fs from 'node:fs';
import { expect, test } from 'vitest';

const folders = ['app', 'components/public', 'components/ui', 'sections'] as const;
/** Pages of the administration, which is in French. */
const isAdmin = (file: string) => /admin|\/import\/screens\/|^app\/login\//.test(file);
const sources = folders
  .flatMap((folder) => fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
  .filter((file) => /\.(?:css|tsx)$/.test(file) && !file.includes('.test.') && !isAdmin(file));

/** Lines that name a side of the screen, each for its reason. */
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

/** In a sheet: `left: 0`, `margin-right`, `border-top-left-radius`, `float: left`, `text-align: right`, `90deg`. */
const inSheet =
  /(?<![\w-])(?:left|right)(?![\w-])|-(?:left|right)\b(?!\/)|(?<![\w.])-?(?:90|270)deg(?! \* var\(--ahead\)\))|(?:padding|margin|inset):(?: [^\s;]+){4};|border-radius:(?: [^\s;]+){4};|translate: (?!calc|0 |none)|translateX|scaleX/;
/** In a class: `ml-2`, `-right-1`, `text-left`, `rounded-l`, `border-r`, `translate-x-1/2` that nothing turns round. */
const inClass =
  /(?<![\w-])-?(?:m[lr]|p[lr]|left|right|scroll-[mp][lr]|border-[lr]|rounded-(?:[lr]|[tb][lr])|float-(?:left|right)|clear-(?:left|right)|text-(?:left|right)|space-x|divide-x|bg-(?:linear|gradient)-to-[lr]|origin-\w*-?(?:left|right)|object-(?:left|right))(?:-[\w./%[\]()]+)?(?=[\s"'`])/;
const turned = /(?<!rtl:)(?<![\w-])-?translate-x-(?!.*rtl:-?translate-x-)/;

const isExcepted = (line: string) => excepted.some(({ text }) => text === line);

test('no sheet and no class names a side of the screen', () => {
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

test.each([
  ['a.css', '  left: 1.5rem;'],
  ['a.css', '  margin-right: 0;'],
  ['a.css', '  border-bottom-right-radius: 0;'],
  ['a.css', '  text-align: left;'],
  ['a.css', '  inset: -1px auto -1px -1px;'],
  ['a.css', '  border-radius: var(--radius-2) 0 0 var(--radius-2);'],
  ['a.css', '  padding: 0.4em 1.1em 0.4em 0;'],
  ['a.css', '  background: linear-gradient(90deg, red, blue);'],
  ['a.css', '  translate: 0.1875rem 0;'],
  ['a.tsx', '<p className="ml-2 grow">'],
  ['a.tsx', '<p className="sm:text-right">'],
  ['a.tsx', '<p className="absolute -left-1">'],
  ['a.tsx', '<p className="rounded-tl border-r-2">'],
  ['a.tsx', '<p className="top-1 -translate-x-1/2">'],
  ['a.tsx', '<p style={{ left }}>'],
])('in %s, %s names one', (file, line) => expect(isPhysical(file, line)).toBe(true));

test.each([
  ['a.css', '  inset-inline-start: 1.5rem;'],
  ['a.css', '  linear-gradient(calc(90deg * var(--ahead)), red, blue)'],
  ['a.css', '  padding: 0.5rem 1.25rem;'],
  ['a.tsx', '<p className="ms-2 pe-4 text-start end-0 border-t rounded-ss-2">'],
  ['a.tsx', '<p className="-translate-x-1/2 rtl:translate-x-1/2">'],
  ['a.tsx', '<MoreLink after="arrow-right">'],
])('in %s, %s names none', (file, line) => expect(isPhysical(file, line)).toBe(false));

test('the arrows that are turned round are those of the icons', async () => {
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
