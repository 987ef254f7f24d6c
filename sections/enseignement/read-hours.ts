/**
 * Reads hours as lecturers type them, in whichever order: « 24h CM + 18h TD », « CM : 12 h, TD : 12 h », « 2 × 20 h TP
 * », « 192 HETD ».
 */

export type Hours = {
  /** Minutes before students. */
  readonly minutes: number;
  /**
   * The same as minutes of TD (HETD: an hour of lecture counts for one and a half), with those that are given as such;
   * null where no kind tells.
   */
  readonly equivalent: number | null;
  /** Minutes that are given as equivalent alone, and say nothing of hours before students. */
  readonly equivalentOnly: number;
  /** What was not understood, as typed; the hours then count as none. */
  readonly unread: string;
};

/** How much of an hour before students each kind counts for; null where it depends on the place. */
const weights = { lecture: 1.5, tutorial: 1, practical: 1, other: null, equivalent: 0 } as const;
type Kind = keyof typeof weights;

type Token =
  | { readonly is: 'kind'; readonly kind: Kind }
  | { readonly is: 'minutes' | 'number'; readonly value: number }
  | { readonly is: 'times' | 'group' | 'each' | 'and' | 'break' | 'filler' | 'unknown' };

type Rule = readonly [RegExp, (match: RegExpExecArray) => Token];

const word = (is: 'times' | 'group' | 'each' | 'and' | 'break' | 'filler') => (): Token => ({ is });
const kind = (name: Kind) => (): Token => ({ is: 'kind', kind: name });
const value = (text = ''): number => Number(text.replace(',', '.'));

/** In this order, at the place that is read; `(?!\p{L})` ends a word. */
const rules: readonly Rule[] = [
  [/(\d{1,5})h([0-5]\d)(?!\d)/iuy, ([, h, min]) => ({ is: 'minutes', value: value(h) * 60 + value(min) })],
  [
    /(\d{1,5})\s*h(?:eures?)?\s*([0-5]?\d)(?!\d)(?:\s*(?:minutes?|min|mn)(?!\p{L}))?(?!\s*(?:h|[x×*]|séance|groupe|semaine))/iuy,
    ([, h, min]) => ({ is: 'minutes', value: value(h) * 60 + value(min) }),
  ],
  [
    /(\d{1,5}(?:[.,]\d{1,2})?)\s*h(?:eures?|ours?|rs?)?\.?(?=$|[^\p{L}\d]|(?:CM|TD|TP|CTD|CI|H?ETD)(?!\p{L}))/iuy,
    ([, h]) => ({ is: 'minutes', value: value(h) * 60 }),
  ],
  [/(\d{1,4})\s*(?:minutes?|min|mn)(?!\p{L})/iuy, ([, min]) => ({ is: 'minutes', value: value(min) })],
  [/\d{1,5}(?:[.,]\d{1,2})?(?!\d)/y, ([number]) => ({ is: 'number', value: value(number) })],
  [
    /(?:h(?:eures?)?\.?\s*)?(?:h\.?)?(?:[ée]q(?:uivalente?s?|uiv\.?|\.)?[\s-]*(?:h(?:eures?)?\s*)?TD|E\.?TD)(?!\p{L})/iuy,
    kind('equivalent'),
  ],
  [
    /(?:C(?:M|ours)\s*[/-]\s*TD|CTD|CI|cours(?:\s+intégrés?)?(?!\s+magistra)|CI|projets?|stages?|séminaires?|tutorat|ateliers?|encadrement)(?!\p{L})/iuy,
    kind('other'),
  ],
  [/(?:CM|cours\s+magistra(?:l|ux)|magistral|amphi(?:théâtre)?s?)(?!\p{L})/iuy, kind('lecture')],
  [/(?:TD|travaux\s+dirigés)(?!\p{L})/iuy, kind('tutorial')],
  [/(?:TP|travaux\s+pratiques)(?!\p{L})/iuy, kind('practical')],
  [
    /(?:\/|par\s|chaque\s)\s*(?:séances?|semaines?|sem\.?|groupes?|gr\.?|jours?|(?:demi-)?journées?)(?!\p{L})|hebdomadaires?(?!\p{L})/iuy,
    word('each'),
  ],
  [/(?:\/|par\s)\s*(?:an(?:née)?|semestre)(?!\p{L})/iuy, word('filler')],
  [/[x×*✕](?!\p{L})|(?:fois|pendant|durant|sur)(?!\p{L})/iuy, word('times')],
  [
    /(?:séances?|groupes?|gr\.|semaines?|sem\.?|sessions?|promotions?|jours?|(?:demi-)?journées?)(?!\p{L})/iuy,
    word('group'),
  ],
  [/\+|&|et(?!\p{L})/iuy, word('and')],
  [/[/;,\n•·|]|[-–—](?=\s|\p{L})/uy, word('break')],
  [
    /[:=~≈.]|[dl]['’]|(?:de|des|du|en|à|pour|par|chacun|chacune|total|totale|au\s+total|volume\s+horaire|environ|env\.|annuel(?:le)?s?|présentiel|[LM][1-3])(?![\p{L}\d])/iuy,
    word('filler'),
  ],
  [/[^\s,;+]+/y, () => ({ is: 'unknown' })],
];

type Read = { readonly token: Token; readonly text: string };

/** The tokens of a text, in one pass. */
function tokensOf(text: string): Read[] {
  const found: Read[] = [];
  for (let at = 0; at < text.length; ) {
    if (/[^\S\n]/.test(text.charAt(at))) at += 1;
    else {
      const [match, make] = firstRule(text, at);
      found.push({ token: make(match), text: match[0] });
      at += match[0].length;
    }
  }
  return found;
}

function firstRule(text: string, at: number): readonly [RegExpExecArray, Rule[1]] {
  for (const [pattern, make] of rules) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return [match, make];
  }
  throw new Error(`no rule reads ${JSON.stringify(text.slice(at, at + 20))}`);
}

/** What is being read: hours of one kind. */
type Term = {
  kind: Kind | null;
  product: number;
  hasUnit: boolean;
  hasAmount: boolean;
  isCount: boolean;
  joins: boolean;
  each: string;
  text: string;
};
const begun = (kind: Kind | null = null, text = ''): Term => ({
  kind,
  product: 1,
  hasUnit: false,
  hasAmount: false,
  isCount: false,
  joins: false,
  each: '',
  text,
});

/** A total is told once: what follows « dont », « soit » or a colon after it is its detail. */
const detail = /(?:(?<!\p{L})(?:dont|soit)(?!\p{L})|(?<=\d\s{0,3}h(?:eures?)?\s{0,3}):).*$/isu;

/** « 2 TD de 18 h » as « TD 2 × 18 h »: so many groups or sessions of a kind, of so long each. */
const withProducts = (text: string): string =>
  text.replace(
    /(?<![\d.,]|\dh\s?|\d\sh\s?)(\d{1,3})\s*(CM|CTD|TD|TP|CI|cours|amphis?)\s+(?:de\s+|d['’]\s*)(?=\d{1,3}\s*(?:h|min))/giu,
    '$2 $1 × ',
  );

const numbers = ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

/**
 * « 1 200 h » as « 1200 h », « deux groupes » as « 2 groupes », « 24 h TD par groupe, 3 groupes » as « 24 h TD × 3
 * groupes ».
 */
const withPlainNumbers = (text: string): string =>
  text
    .replace(/(?<![\d.,])(\d{1,2})[\s.](\d{3})(?=\s*h)/gu, '$1$2')
    .replace(
      /(?<!\p{L})(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix)(?=\s+(?:groupes|séances|semaines|CM|TD|TP|cours)(?!\p{L}))/giu,
      (word) => String(numbers.indexOf(word.toLowerCase()) + 2),
    )
    .replace(/(?:\/|par\s)\s*groupe\s*,?\s*(?=\d{1,2}\s*groupes)/iu, '× ');

const times = String.raw`\d{1,3}(?:\s*(?:semaines?|sem\.?|séances?|groupes?|jours?))?`;
const product = new RegExp(
  String.raw`(${times})\s*[×x*]\s*\(([^()]*)\)|\(([^()]*)\)\s*[×x*]\s*(${times})(?![\d\p{L}])`,
  'giu',
);
const bracketed = /(?<=^\s*|[+,;]\s*)\(([^()]*\d[^()]*)\)(?=\s*(?:$|[+,;]))/gu;

/** « 12 × (2 h CM + 2 h TD) » with the factor at each, and a term of a sum without its brackets. */
const withoutBrackets = (text: string): string =>
  text
    .replace(product, (_, before?: string, terms?: string, own?: string, after?: string) => {
      const parts = (terms ?? own ?? '').split(/\s*[+,;]\s*|\s+et\s+/iu);
      return parts.map((part) => `${part} × ${before ?? after}`).join(' + ');
    })
    .replace(bracketed, '$1');

const weekly =
  /^(?<terms>[^×*]{1,200}?)\s*(?:(?:\/|par\s)\s*sem(?:aine|\.)?\s*)?(?:pendant|durant|sur|[×x*])\s*(?<weeks>\d{1,2}\s*sem(?:aines?|\.)?)$|^(?<before>\d{1,2}\s*sem(?:aines?|\.)?)\s*(?:de|d['’]|[×x*:])\s*(?<after>[^×*]{1,200})$/iu;

/**
 * « 2 h CM + 2 h TD par semaine pendant 12 semaines » with the weeks at each; as it is where a term is too long for a
 * week, and may be one of the year.
 */
function withWeeks(text: string): string {
  const { terms, weeks, before, after } = weekly.exec(text)?.groups ?? {};
  const parts = (terms ?? after ?? '').split(/\s*\+\s*|\s+et\s+/iu);
  const areWeekly = parts.length > 1 && parts.every((part) => /^[1-8]\s*h(?!\p{L})/iu.test(part));
  return areWeekly ? parts.map((part) => `${part} × ${weeks ?? before}`).join(' + ') : text;
}

/** « 20 h CM + 10 h TD = 30 h »: the parts, without their sum. */
function withoutSum(text: string): string {
  const [parts = '', ...others] = text.split('=');
  return others.length === 1 && /\d/.test(parts) ? parts : text;
}

/** Minutes in a text, with what was not understood. An empty text has none. */
export function readHours(typed: string): Hours {
  const text = withoutBrackets(withPlainNumbers(typed));
  const outside = text.replace(/\(([^()]*)\)/g, (brackets, inside: string) =>
    isKind(inside) || /^\s*[×x*]/i.test(inside) ? ` ${inside} ` : /\d/.test(inside) ? ' ' : brackets,
  );
  const first = added(outside);
  const detailed = /\d/.test(outside) ? added(/\(([^()]*)\)/.exec(text)?.[1] ?? '') : undefined;
  if (first.unread === '' && detailed?.unread === '' && detailed.minutes > 0) {
    if (first.minutes === 0) return { ...first, minutes: detailed.minutes, equivalentOnly: 0 }; // « 20 HETD (15 h TD + 5 h TP) »
    if (detailed.minutes > first.minutes) return { ...first, minutes: 0, equivalent: null, unread: typed.trim() };
    if (first.minutes === detailed.minutes && first.equivalent === null) return detailed; // « total 30 h (12 h CM + 18 h TD) »
  }
  if ((first.unread === '' && outside.trim() !== '') || /[×x*]\s{0,3}\(/i.test(text)) return first;
  const inside = text.replace(/[()]/g, ' '); // « CM (12 h), TD (18 h) »: the hours stand in the brackets
  const whole = added(inside);
  return whole.unread === '' && inside.trim() !== '' ? whole : first;
}

const isKind = (text: string): boolean => tokensOf(text).every(({ token }) => token.is === 'kind');

function added(text: string): Hours {
  const { terms, unread, isLoose } = termsOf(
    tokensOf(withProducts(withWeeks(withoutSum(text.trim().replace(detail, ''))))),
  );
  // « 20 h CM + 2 h TD par semaine pendant 12 semaines »: whether the weeks are those of both, nothing tells.
  const isHalfWeekly = terms.some(isWeekly) && !terms.every(isWeekly);
  const unclear = isHalfWeekly ? [text.trim()] : terms.flatMap((term) => faultOf(term, terms.length === 1 || isLoose));
  const wrong = terms.length === 0 ? text.trim() : [...unread, ...unclear].join(' ');
  if (wrong !== '' || terms.length === 0) return { minutes: 0, equivalent: null, equivalentOnly: 0, unread: wrong };
  const minutesOf = ({ product, hasUnit }: Term) => Math.round(hasUnit ? product : product * 60);
  const sum = (list: readonly Term[], weight: (kind: Kind | null) => number) =>
    list.reduce((total, term) => total + minutesOf(term) * weight(term.kind), 0);
  const before = terms.filter(({ kind }) => kind !== 'equivalent');
  const equivalentOnly = sum(terms, (kind) => (kind === 'equivalent' ? 1 : 0));
  const isKnown = before.every(({ kind }) => kind !== null && weights[kind] !== null);
  return {
    minutes: sum(before, () => 1),
    equivalent: isKnown ? Math.round(sum(before, (kind) => (kind && weights[kind]) ?? 0)) + equivalentOnly : null,
    equivalentOnly,
    unread: '',
  };
}

const isWeekly = ({ text }: Term): boolean => /semaine|sem\.|hebdo/i.test(text);

/** What a term lacks, as it was typed: its hours, or, beside others, what its bare number means. */
function faultOf({ hasAmount, hasUnit, isCount, joins, kind, each, text }: Term, mayBeBare: boolean): string[] {
  const isClear =
    hasAmount && each === '' && (!joins || isCount) && (hasUnit || (!isCount && (kind !== null || mayBeBare)));
  return isClear ? [] : [text.trim()];
}

/** `isLoose`: only « + » and « et » stand between the terms. */
function termsOf(tokens: readonly Read[]): {
  readonly terms: readonly Term[];
  readonly unread: readonly string[];
  readonly isLoose: boolean;
} {
  const terms: Term[] = [];
  const unread: string[] = [];
  let isLoose = true;
  let term = begun();
  const close = () => {
    if (term.text !== '') terms.push(term);
    term = begun();
  };
  for (const { token, text } of tokens) {
    if (token.is === 'unknown') unread.push(text);
    else if (token.is === 'and' || token.is === 'break') {
      isLoose &&= token.is === 'and';
      close();
    } else if (token.is !== 'filler') {
      // « CM 12 h TD 12 h » and « 15 CM 10 TD »: where nothing stands between, the kind of the first tells on which
      // side kinds stand.
      const isNext =
        token.is === 'kind'
          ? term.kind !== null
          : isAmount(token) && term.hasAmount && !term.joins && term.kind !== null;
      if (isNext) close();
      take(term, token);
      term.text += ` ${text}`;
    }
  }
  close();
  return { terms, unread, isLoose };
}

const isAmount = (token: Token): token is Extract<Token, { readonly value: number }> =>
  token.is === 'minutes' || token.is === 'number';

function take(term: Term, token: Token): void {
  if (token.is === 'kind') term.kind = token.kind;
  else if (isAmount(token)) {
    if (term.hasAmount && !term.joins) term.each = 'twice'; // « 24 à 30 h » is no number of hours
    if (term.joins && term.each !== 'twice') term.each = '';
    term.product *= token.value;
    term.hasUnit ||= token.is === 'minutes';
    term.hasAmount = true;
    term.joins = false;
  } else if (token.is === 'times') term.joins = true;
  else if (token.is === 'each') term.each = 'each';
  else if (token.is === 'group') {
    term.isCount = true;
    term.joins = true;
  }
}
