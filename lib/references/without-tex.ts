/** Identifiers and addresses that stand in TeX, which has signs of its own for some of theirs. */
import tex from './words/tex.json' with { type: 'json' };

/**
 * The text without TeX: `\_`, `{\_}`, `$\_$` and `\textunderscore{}` as `_`, the address of `\url` and `\href`, no
 * braces.
 */
export const withoutTex = (text: string): string =>
  text
    .replace(/\\href\s*\{([^{}]*)\}\s*\{.*\}/, '$1')
    .replace(/\$\s*(\\?[_<>~^]|\\[a-z]{1,20})\s*\$/gi, '$1')
    .replace(/\\([a-z]{1,20})(?:\s*\{\}|\s+|(?=[^a-z]|$))/gi, (_, name: string) => signs.get(name) ?? '')
    .replace(/\\([^a-z\s])/gi, '$1')
    .replace(/[{}]/g, '');

const signs: ReadonlyMap<string, string> = new Map(Object.entries(tex.signsOfAddresses));
