/** A researcher in the formats of other programs. */
import { escapedText, folded } from '@/lib/content-lines';
import type { Activity } from '@/sections/activites/definition';
import { natures } from '@/sections/activites/natures';
import { withoutSame } from '@/sections/parcours/same-degree';
import { placeName } from '@/sections/profil/affiliation';
import { identitiesOf } from '@/sections/profil/identities';
import { fullName, type Profile } from '@/sections/profil/schema';
import { referenceOf } from '@/sections/publications/citing/reference';
import { publicationEntries } from '@/sections/publications/statistics';
import { contentsOf, type DossierSource } from './groups';

/**
 * The profile and career as JSON Resume 1.0 (jsonresume.org/schema), which other CV tools read; `origin`: the site's URL.
 * Empty fields are left out.
 */
export function jsonResume({ profile, sections }: DossierSource, origin: string): string {
  const contents = contentsOf(sections);
  const path = contents['cv--parcours'];
  const activities = contents['cv--activites']?.items ?? [];
  const resume = {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: basicsOf(profile, origin),
    work: path?.posts.map(({ title, organization, place, start, end, description }) => ({
      position: title,
      name: organization,
      location: place,
      startDate: start,
      endDate: end,
      summary: description,
    })),
    education: [
      ...(path?.degrees ?? []),
      ...withoutSame(contents['statut-professionnel'] ?? [], path?.degrees).map(({ year, ...diploma }) => ({
        ...diploma,
        date: /^\d{4}$/.test(year) ? year : undefined,
      })),
    ].map(({ title, date, organization, mention, link }) => ({
      studyType: title,
      institution: organization,
      endDate: date,
      score: mention,
      url: link,
    })),
    awards: activities.filter(isOf(natures.awards)).map(({ title, organization, start, description }) => ({
      title,
      awarder: organization,
      date: start,
      summary: description,
    })),
    volunteer: activities
      .filter(isOf(natures.reviewing, natures.societies, natures.outreach))
      .map(({ title, role, organization, start, end, link, description }) => ({
        position: role || title,
        organization: organization || title,
        startDate: start,
        endDate: end,
        url: link,
        summary: description,
      })),
    publications: publicationEntries(contents.publications ?? {}).map((entry) => {
      const { title, container, publisher, date, year, doi, link } = referenceOf(entry, profile);
      return {
        name: title,
        publisher: container || publisher,
        releaseDate: date ?? year,
        url: doi ? `https://doi.org/${doi}` : link,
      };
    }),
    languages: profile.langues.map(({ nom }) => ({ language: nom })),
  };
  return `${JSON.stringify(withoutBlanks(resume), null, 2)}\n`;
}

function basicsOf(profile: Profile, origin: string) {
  const { grade, fonction, email, gsm, identifiants } = profile;
  return {
    name: fullName(profile),
    label: grade.trim() || fonction.trim(),
    email,
    phone: gsm.trim(),
    url: `${origin}/`,
    profiles: identitiesOf(identifiants).map(({ label, id, address }) => ({
      network: label,
      username: id,
      url: address,
    })),
  };
}

const isOf =
  (...wanted: readonly { readonly label: string }[]) =>
  ({ nature }: Activity): boolean =>
    wanted.some(({ label }) => label === nature);

/** Removes empty texts, lists and objects. */
function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBlanks);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, own]) => [name, withoutBlanks(own)] as const)
      .filter(([, own]) => own !== undefined && own !== '' && !(Array.isArray(own) && own.length === 0)),
  );
}

/** A card for address books: vCard 4.0 (RFC 6350), with what the public page shows of the profile. */
export function vcard(profile: Profile, origin: string): string {
  const { nom, prenom, titre, grade, fonction, affiliation, laboratoire, email, gsm, identifiants } = profile;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    `FN:${escaped(fullName(profile))}`,
    `N:${[nom, prenom, '', titre, ''].map(escaped).join(';')}`,
    ...line('TITLE', grade.trim() || fonction),
    ...(affiliation.trim()
      ? [`ORG:${[placeName(affiliation), laboratoire].filter(Boolean).map(escaped).join(';')}`]
      : []),
    ...line('EMAIL;TYPE=work', email),
    ...line('TEL;TYPE=work', gsm),
    `URL:${origin}/`,
    ...identitiesOf(identifiants).map(({ address }) => `URL:${address}`),
    'END:VCARD',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

const line = (name: string, value: string): string[] => (value.trim() ? [`${name}:${escaped(value)}`] : []);

/** Neither blank lines nor blanks at the ends of lines. */
const escaped = (text: string): string => escapedText(text.replace(/\s*[\n\r\u2028\u2029]\s*/g, '\n'));
