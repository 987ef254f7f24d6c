/** The lists of a skill card, and the headings that visitors see above them. */
import { filled } from '../fields';

/** The lists that few cards have. */
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

/** Other keys under which a list may arrive, in English or with accents. */
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

/** A raw card with its lists under their stored keys; a list that has such a key already is never replaced. */
export function canonicalLists(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return raw;
  const taken = new Set(Object.keys(raw));
  return Object.fromEntries(
    Object.entries(raw).map(([key, value]) => {
      const name = Object.hasOwn(aliases, key) ? aliases[key] : undefined;
      if (name === undefined || taken.has(name)) return [key, value];
      taken.add(name);
      return [name, value];
    }),
  );
}

type Lists = { readonly [Key in 'outils' | 'technologies' | keyof typeof extraLists]?: readonly string[] };

/** A list of a skill, by the name that its heading has in words.ts. */
type CompetenceList = { readonly name: keyof Lists; readonly lines: readonly string[] };

const order = ['outils', 'technologies', ...Object.keys(extraLists)] as readonly (keyof Lists)[];

/** The non-blank lists of a skill's dialog, in display order; the skills and the key points are shown apart. */
export function competenceLists(item: Lists): CompetenceList[] {
  return order.map((name) => ({ name, lines: filled(item[name] ?? []) })).filter(({ lines }) => lines.length > 0);
}
