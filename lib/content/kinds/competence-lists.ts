/** The lists of a skill card and the headings that a visitor reads over them (decision 32). */
import { filled } from '../fields';
import type { Competence } from './competences';

/** The lists that few cards have, under the names of spec section 3. */
export const extraLists = {
  langages: { heading: 'Langages', line: 'Langage' },
  specialites: { heading: 'Spécialités', line: 'Spécialité' },
  domains: { heading: 'Domaines d’expertise', line: 'Domaine' },
  frameworks: { heading: 'Frameworks', line: 'Framework' },
  plateformes: { heading: 'Plateformes', line: 'Plateforme' },
  methodologies: { heading: 'Méthodologies', line: 'Méthodologie' },
  applications: { heading: 'Applications', line: 'Application' },
  certifications: { heading: 'Certifications', line: 'Certification' },
} as const;

/** Other names under which a list may arrive (spec 2.3 names the groups in English). */
const aliases: Readonly<Record<string, string>> = {
  tools: 'outils',
  languages: 'langages',
  specialities: 'specialites',
  spécialités: 'specialites',
  domaines: 'domains',
  platforms: 'plateformes',
  méthodologies: 'methodologies',
  keyPoints: 'pointsCles',
};

/** A raw card with its lists under their stored names; a list that is already there is never replaced. */
export function canonicalLists(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return raw;
  const known = new Set(Object.keys(raw));
  return Object.fromEntries(
    Object.entries(raw).map(([key, value]) => {
      const name = Object.hasOwn(aliases, key) ? aliases[key] : undefined;
      return [name !== undefined && !known.has(name) ? name : key, value];
    }),
  );
}

export type CompetenceList = { readonly heading: string; readonly lines: readonly string[] };

/** The lists of a skill's dialog that have lines, in the order of decision 32; the skills and the key points stand apart. */
export function competenceLists(item: Competence): CompetenceList[] {
  const { langages, ...others } = extraLists;
  const all = [
    { heading: 'Outils', lines: filled(item.outils) },
    { heading: 'Technologies', lines: filled(item.technologies) },
    { heading: langages.heading, lines: filled(item.langages ?? []) },
    ...[...keysOf(others)].map((key) => ({ heading: others[key].heading, lines: filled(item[key] ?? []) })),
  ];
  return all.filter(({ lines }) => lines.length > 0);
}

function* keysOf<T extends object>(record: T): Generator<keyof T> {
  for (const key in record) yield key;
}
