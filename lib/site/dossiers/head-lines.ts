/** The lines below the title of a dossier. */
import type { Inline } from '@/lib/typeset/tree';
import { linesOf } from '@/sections/dossier-entries';
import { identitiesOf } from '@/sections/profil/identities';
import { fullName, type Profile } from '@/sections/profil/schema';
import type { Choices } from './choices';
import { models } from './models';

/** Name where the title is another, post, establishment, contact and identifiers, each line where it is filled in. */
export function headLines({ model }: Choices, profile: Profile): readonly Inline[] {
  const { grade, fonction, affiliation, laboratoire, laboratoireUrl, equipe, email, gsm, identifiants } = profile;
  const post = [...new Set([grade, fonction].map((text) => text.trim()))].filter(Boolean).join(', ');
  const [unit = '', team = ''] = [laboratoire, equipe].map(onOneLine);
  const contact = [
    ...(email ? [{ text: email, href: `mailto:${email}` }] : []),
    ...(gsm.trim() ? [{ text: gsm.trim().replaceAll(' ', '\u00a0') }] : []),
  ];
  const known = identitiesOf(identifiants).filter(({ name }) => ['orcid', 'idhal', 'idref'].includes(name));
  const identities = known.map(({ name, label, id, address }) => ({
    text: name === 'orcid' ? address : `${label} ${id}`,
    href: address,
  }));
  return [
    ...(models[model].title && fullName(profile) ? [[{ text: fullName(profile), bold: true }]] : []),
    post,
    ...linesOf(affiliation),
    ...(unit && laboratoireUrl
      ? [[{ text: unit, href: laboratoireUrl }, ...(team ? [{ text: `, ${team}` }] : [])]]
      : [[unit, team].filter(Boolean).join(', ')]),
    joined(contact),
    joined(identities),
  ].filter((line) => line.length > 0);
}

const onOneLine = (text: string): string => linesOf(text).join(', ');

type Runs = Exclude<Inline, string>;
const joined = (runs: Runs): Runs => runs.flatMap((run, index) => (index === 0 ? [run] : [{ text: ' · ' }, run]));
