/** The owner's card for address books: vCard 4.0 (RFC 6350), with what the public page shows of the profile. */
import { escapedText, folded } from '@/lib/content-lines';
import { placeName } from '@/sections/profil/affiliation';
import { identitiesOf } from '@/sections/profil/identities';
import { fullName, type Profile } from '@/sections/profil/schema';

/** The card; `origin` is the site's URL. */
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
