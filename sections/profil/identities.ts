/** A researcher's identifiers and accounts: their labels, validation and URLs. */
import { z } from 'zod';
import { isSumOf11 } from '@/lib/references/identifiers';
import { text } from '../fields';

/* Parse an identifier, bare or in a URL, into its stored form; undefined if invalid. */

/** Finds what `id` captures, bare or behind `host`; both are regular expression fragments. */
function idOn(host: string, id: string): (text: string) => string | undefined {
  const form = new RegExp(`^(?:(?:https?://)?(?:www\\.)?${host})?${id}/?(?:[?#].*)?$`, 'i');
  return (text) => form.exec(text.trim())?.[1];
}

/** `0000-0002-1825-0097`, with a valid check character (ISO 7064, MOD 11-2). */
function orcidOf(text: string): string | undefined {
  const digits = onOrcid(text)?.replaceAll('-', '').toUpperCase();
  if (digits === undefined) return undefined;
  const total = Array.from(digits.slice(0, 15)).reduce((sum, digit) => (sum + Number(digit)) * 2, 0);
  const check = (12 - (total % 11)) % 11;
  return digits[15] === (check === 10 ? 'X' : String(check)) ? digits.replace(/(.{4})(?=.)/g, '$1-') : undefined;
}
const onOrcid = idOn('orcid\\.org/', '(\\d{4}-?\\d{4}-?\\d{4}-?\\d{3}[\\dX])');

/** `prenom-nom`, from a researcher's page on HAL. */
const idHalOf = (text: string): string | undefined => onHal(text)?.toLowerCase();
const onHal = idOn('cv\\.hal\\.science/', '([a-z\\d][\\w-]*)');

/** `026927608`, with a valid check digit. */
function idRefOf(text: string): string | undefined {
  const digits = onIdRef(text)?.toUpperCase();
  return digits !== undefined && isSumOf11(digits) ? digits : undefined;
}
const onIdRef = idOn('idref\\.fr/', '(\\d{8}[\\dX])(?:/id)?');

/** The twelve characters of `user=` in a profile's URL; Scholar has a host per country. */
function scholarIdOf(text: string): string | undefined {
  const bare = text.trim();
  return /^[\w-]{12}$/.test(bare) ? bare : scholarAddress.exec(bare)?.[1];
}
const scholarAddress =
  /^(?:https?:\/\/)?scholar\.google(?:\.[a-z]{2,3}){1,2}\/citations\?(?:[^#]*&)?user=([\w-]{12})(?:[&#].*)?$/i;

const gitHubNameOf = idOn('github\\.com/', '@?([a-z\\d](?:-?[a-z\\d]){0,38})');
const gitLabNameOf = idOn('gitlab\\.com/', '@?([a-z\\d_][\\w.-]{0,254})');

/** `@name@instance`, also from the URL `https://instance/@name`. */
function mastodonOf(text: string): string | undefined {
  const [, handle, server, host, name] = mastodonForm.exec(text.trim()) ?? [];
  const account = handle ?? name;
  const instance = server ?? host;
  return account && instance && isDomain(instance) ? `@${account}@${instance.toLowerCase()}` : undefined;
}
const mastodonForm = /^(?:@(\w+)@([a-z\d.-]+)|(?:https?:\/\/)?([a-z\d.-]+)\/@(\w+)\/?(?:[?#].*)?)$/i;

/** Whether a host is a domain name: not an IP address or this machine. */
function isDomain(host: string): boolean {
  const labels = host.split('.');
  return (
    host.length <= 253 &&
    labels.length > 1 &&
    labels.every((label) => /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i.test(label)) &&
    /[a-z]$/i.test(host)
  );
}

/** `nom_p_1`, from an author's page on arXiv. */
const arxivAuthorOf = (text: string): string | undefined => onArxiv(text)?.toLowerCase();
const onArxiv = idOn('arxiv\\.org/a/', '([a-z][a-z_-]*_\\d+)');

/** `Q42`. */
const wikidataIdOf = (text: string): string | undefined => onWikidata(text)?.toUpperCase();
const onWikidata = idOn('wikidata\\.org/(?:wiki|entity)/', '(Q[1-9]\\d*)');

type Identity = {
  readonly label: string;
  readonly example: string;
  /** Object of the error message: « Veuillez saisir … ». */
  readonly wanted: string;
  /** Parses an identifier or its URL into the stored form. */
  readonly read: (text: string) => string | undefined;
  readonly address: (id: string) => string;
  /** Whether it identifies the person rather than an account, and so goes into structured data. */
  readonly isIdentifier?: boolean;
};

const checked = 'le dernier contrôle les autres';

/** In display order. */
export const identities = {
  orcid: {
    label: 'ORCID',
    example: '0000-0002-1825-0097',
    wanted: `un ORCID valide\u202f: seize caractères, dont ${checked}`,
    read: orcidOf,
    address: (id) => `https://orcid.org/${id}`,
    isIdentifier: true,
  },
  idhal: {
    label: 'idHAL',
    example: 'prenom-nom',
    wanted: 'un idHAL valide, en lettres sans accent, chiffres et tirets',
    read: idHalOf,
    address: (id) => `https://cv.hal.science/${id}`,
    isIdentifier: true,
  },
  idref: {
    label: 'IdRef',
    example: '026927608',
    wanted: `un identifiant IdRef valide\u202f: neuf caractères, dont ${checked}`,
    read: idRefOf,
    address: (id) => `https://www.idref.fr/${id}`,
    isIdentifier: true,
  },
  scholar: {
    label: 'Google Scholar',
    example: 'https://scholar.google.com/citations?user=AbCdEfGhIjKl',
    wanted: 'l’adresse de votre profil Google Scholar, ou les douze caractères qui y suivent «\u00a0user=\u00a0»',
    read: scholarIdOf,
    address: (id) => `https://scholar.google.com/citations?user=${id}`,
  },
  github: {
    label: 'GitHub',
    example: 'prenom-nom',
    wanted: 'un nom de compte GitHub valide, ou son adresse sur github.com',
    read: gitHubNameOf,
    address: (id) => `https://github.com/${id}`,
  },
  gitlab: {
    label: 'GitLab',
    example: 'prenom-nom',
    wanted: 'un nom de compte GitLab valide, ou son adresse sur gitlab.com',
    read: gitLabNameOf,
    address: (id) => `https://gitlab.com/${id}`,
  },
  mastodon: {
    label: 'Mastodon',
    example: '@prenom@exemple.social',
    wanted: 'un compte Mastodon valide, comme @prenom@exemple.social',
    read: mastodonOf,
    address: (id) => id.replace(/^(@\w+)@(.+)$/, 'https://$2/$1'),
  },
  arxiv: {
    label: 'arXiv',
    example: 'nom_p_1',
    wanted: 'un identifiant d’auteur arXiv valide, comme nom_p_1',
    read: arxivAuthorOf,
    address: (id) => `https://arxiv.org/a/${id}`,
  },
  wikidata: {
    label: 'Wikidata',
    example: 'Q42',
    wanted: 'un identifiant Wikidata valide, comme Q42',
    read: wikidataIdOf,
    address: (id) => `https://www.wikidata.org/wiki/${id}`,
    isIdentifier: true,
  },
} as const satisfies Record<string, Identity>;

export type IdentityName = keyof typeof identities;
export type Identifiers = { readonly [Name in IdentityName]?: string | undefined };

const names = Object.keys(identities) as readonly IdentityName[];

const field = ({ read, wanted }: Identity) =>
  text().transform((value, context) => {
    if (value.trim() === '') return undefined;
    const id = read(value);
    if (id === undefined) context.addIssue({ code: 'custom', message: `Veuillez saisir ${wanted}` });
    return id;
  });

/** The owner's identifiers by name, in stored form; empty ones are left out. */
export const identifiers: z.ZodType<Identifiers> = z.preprocess(
  (value) => value ?? {},
  z
    .object(
      Object.fromEntries(names.map((name) => [name, field(identities[name])])),
      'Les identifiants doivent être un objet',
    )
    .transform((all): Identifiers => Object.fromEntries(Object.entries(all).filter(([, id]) => id !== undefined))),
);

type KnownIdentity = {
  readonly name: IdentityName;
  readonly label: string;
  readonly id: string;
  readonly address: string;
  readonly isIdentifier: boolean;
};

export function identitiesOf(known: Identifiers): KnownIdentity[] {
  return names.flatMap((name) => {
    const id = known[name];
    const { label, address, isIdentifier = false }: Identity = identities[name];
    return id === undefined ? [] : [{ name, label, id, address: address(id), isIdentifier }];
  });
}

/** Sites for which the profile stores a URL. */
const sites = { linkedin: 'LinkedIn', researchgate: 'ResearchGate', youtube: 'YouTube' } as const;
const isSite = (name: string): name is keyof typeof sites => Object.hasOwn(sites, name);

/** The profile's fields for identifiers and URLs. */
export const linkNames = [...names, ...(Object.keys(sites) as (keyof typeof sites)[])] as const;
export type LinkName = (typeof linkNames)[number];
export type Links = { readonly [Name in LinkName]?: string | undefined };

/** « Google Scholar » */
export const linkLabel = (name: LinkName): string => (isSite(name) ? sites[name] : identities[name].label);

/** The field that a URL belongs to, and its value there; not for Mastodon, which can be on any host. */
export function linkOf(address: string): readonly [name: LinkName, value: string] | undefined {
  const [, site = ''] = /^https?:\/\/(?:[\w-]+\.)*(linkedin|researchgate|youtube)\.\w+\/./i.exec(address) ?? [];
  if (isSite(site.toLowerCase())) return [site.toLowerCase() as keyof typeof sites, address];
  if (!/^https?:\/\//i.test(address)) return undefined;
  const found = names.find((name) => name !== 'mastodon' && identities[name].read(address) !== undefined);
  return found && [found, identities[found].read(address) ?? ''];
}

/** The links whose field in a profile is empty; the first per field. */
export function missingLinks(
  links: readonly (readonly [LinkName, string])[],
  { identifiants, linkedin, researchgate, youtube }: { readonly identifiants: Identifiers } & Links,
): Links {
  const known: Links = { ...identifiants, linkedin, researchgate, youtube };
  return Object.fromEntries(links.toReversed().filter(([name]) => !known[name]));
}
