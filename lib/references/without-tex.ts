/** Removes the TeX around identifiers and addresses, and its escapes within them. */
import tex from './words/tex.json' with { type: 'json' };

/** `_` from `\_`, `{\_}`, `$\_$` or `\textunderscore{}`; the address in `\url` or `\href`; no braces. */
export const withoutTex = (text: string): string =>
  text
    .replace(/\\href\s*\{([^{}]*)\}\s*\{.*\}/, '$1')
    .replace(/\$\s*(\\?[_<>~^]|\\[a-z]{1,20})\s*\$/gi, '$1')
    .replace(/\\([a-z]{1,20})(?:\s*\{\}|\s+|(?=[^a-z]|$))/gi, (_, name: string) => signs.get(name) ?? '')
    .replace(/\\([^a-z\s])/gi, '$1')
    .replace(/[{}]/g, '');

const signs: ReadonlyMap<string, string> = new Map(Object.entries(tex.signsOfAddresses));
