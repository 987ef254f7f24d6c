/**
 * Identifiers of a person, from themselves or from their address, in the one form that is stored; undefined for what is
 * none.
 */
import { isSumOf11 } from '@/lib/references/identifiers';

/** Finds what `id` captures, bare or behind `host`, which are both parts of regular expressions. */
function idOn(host: string, id: string): (text: string) => string | undefined {
  const form = new RegExp(`^(?:(?:https?://)?(?:www\\.)?${host})?${id}/?(?:[?#].*)?$`, 'i');
  return (text) => form.exec(text.trim())?.[1];
}

/** `0000-0002-1825-0097`, its last character right (ISO 7064, MOD 11-2). */
export function orcidOf(text: string): string | undefined {
  const digits = onOrcid(text)?.replaceAll('-', '').toUpperCase();
  if (digits === undefined) return undefined;
  const total = Array.from(digits.slice(0, 15)).reduce((sum, digit) => (sum + Number(digit)) * 2, 0);
  const check = (12 - (total % 11)) % 11;
  return digits[15] === (check === 10 ? 'X' : String(check)) ? digits.replace(/(.{4})(?=.)/g, '$1-') : undefined;
}
const onOrcid = idOn('orcid\\.org/', '(\\d{4}-?\\d{4}-?\\d{4}-?\\d{3}[\\dX])');

/** `prenom-nom`, of a researcher's page on HAL. */
export const idHalOf = (text: string): string | undefined => onHal(text)?.toLowerCase();
const onHal = idOn('cv\\.hal\\.science/', '([a-z\\d][\\w-]*)');

/** `026927608`, its check digit right. */
export function idRefOf(text: string): string | undefined {
  const digits = onIdRef(text)?.toUpperCase();
  return digits !== undefined && isSumOf11(digits) ? digits : undefined;
}
const onIdRef = idOn('idref\\.fr/', '(\\d{8}[\\dX])(?:/id)?');

/** The twelve characters of `user=` in the address of a profile; Scholar has a host for each country. */
export function scholarIdOf(text: string): string | undefined {
  const bare = text.trim();
  return /^[\w-]{12}$/.test(bare) ? bare : scholarAddress.exec(bare)?.[1];
}
const scholarAddress =
  /^(?:https?:\/\/)?scholar\.google(?:\.[a-z]{2,3}){1,2}\/citations\?(?:[^#]*&)?user=([\w-]{12})(?:[&#].*)?$/i;

export const gitHubNameOf = idOn('github\\.com/', '@?([a-z\\d](?:-?[a-z\\d]){0,38})');
export const gitLabNameOf = idOn('gitlab\\.com/', '@?([a-z\\d_][\\w.-]{0,254})');

/** `@name@instance`, also from the address `https://instance/@name`. */
export function mastodonOf(text: string): string | undefined {
  const [, handle, server, host, name] = mastodonForm.exec(text.trim()) ?? [];
  const account = handle ?? name;
  const instance = server ?? host;
  return account && instance && isDomain(instance) ? `@${account}@${instance.toLowerCase()}` : undefined;
}
const mastodonForm = /^(?:@(\w+)@([a-z\d.-]+)|(?:https?:\/\/)?([a-z\d.-]+)\/@(\w+)\/?(?:[?#].*)?)$/i;

/** Whether a host is a name with a dot, neither a number nor this machine. */
function isDomain(host: string): boolean {
  const labels = host.split('.');
  return (
    host.length <= 253 &&
    labels.length > 1 &&
    labels.every((label) => /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i.test(label)) &&
    /[a-z]$/i.test(host)
  );
}

/** `nom_p_1`, of an author's page on arXiv. */
export const arxivAuthorOf = (text: string): string | undefined => onArxiv(text)?.toLowerCase();
const onArxiv = idOn('arxiv\\.org/a/', '([a-z][a-z_-]*_\\d+)');

/** `Q42`. */
export const wikidataIdOf = (text: string): string | undefined => onWikidata(text)?.toUpperCase();
const onWikidata = idOn('wikidata\\.org/(?:wiki|entity)/', '(Q[1-9]\\d*)');
