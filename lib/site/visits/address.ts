/** Which addresses of the site are read, and as what: the only ones that visits are counted at. */
import type { Language } from '@/lib/languages';
import { publicPage, splitLanguage } from '@/lib/site/public-pages/page-address';

/** A page seen, a PDF opened, a reference or a list of references downloaded. */
export const readings = ['views', 'texts', 'citations'] as const;
export type Reading = (typeof readings)[number];

export type ReadAddress = {
  /** Its path in French, without a query: `/publications/un-titre-2024`; of a PDF or a reference, that of its page. */
  readonly page: string;
  readonly language: Language;
  readonly reading: Reading;
};

/** Longer paths are not counted, in characters; no page of the site has one. */
const longest = 200;

const files: readonly (readonly [RegExp, Reading])[] = [
  [/^(\/publications\/[a-z0-9-]+)\/texte\/[0-9a-f]{32}\.pdf$/, 'texts'],
  [/^(\/documents\/[0-9a-f]{32})\/[^/]+$/, 'texts'],
  [/^(\/cv)\.pdf$/, 'texts'],
  [/^(\/publications\/[a-z0-9-]+)\/reference\.(?:bib|ris|json)$/, 'citations'],
  [/^(\/publications)\/liste\.(?:bib|ris|json|csv)$/, 'citations'],
  [/^(\/cv)$/, 'views'],
];

/** What is read at the target of a request, if it is answered; null where nothing is counted. */
export function readAddress(target: string): ReadAddress | null {
  const [path = ''] = target.split('?', 1);
  if (path.length > longest) return null;
  const { language, path: french } = splitLanguage(path);
  for (const [pattern, reading] of files) {
    const page = pattern.exec(french)?.[1];
    if (page !== undefined) return { page, language, reading };
  }
  const page = publicPage(french, noQuery);
  return page === null ? null : { page, language, reading: 'views' };
}

const noQuery = new URLSearchParams();
