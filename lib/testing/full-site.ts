/**
 * For tests of pages in several languages: the site of a teacher-researcher of twenty years in which every text of the
 * owner's, and every name, is in Greek letters, so that what is left in Latin ones are words of the page itself.
 */
import type { Language } from '@/lib/languages';
import { isRecord } from '@/lib/record';
import { documentPath } from '@/sections/documents';
import type { AnyNode } from '@/sections/editor-tree';
import { nodeType } from '@/sections/nodes/table';
import {
  inFrench,
  isOnPage,
  type Parts,
  type PublicSection,
  type PublicSite,
  publicSection,
} from '@/sections/public-site';
import { definitionOf } from '@/sections/registry';
import { formlessTexts, textsOf } from '@/sections/translation/texts';
import { careerSource } from './career';

const size = 300_000;
const file = 'a'.repeat(32);
const documents = [{ id: 'd', file: documentPath(file), name: 'Un document' }];

/** What most items lack, by the kind of the section. */
const more: Readonly<Record<string, (content: never) => void>> = {
  'cv--service': (content: { shown: boolean; rules: object[] }) => {
    content.shown = true;
    const more = { ...content.rules[0], id: 'r2', status: 'Maître de conférences', from: '2025-2026', tp: 'prorata' };
    content.rules.push(more);
  },
  'theses-encadrees': (content: Record<string, { devenir?: object; encadrement: object; documents?: object[] }[]>) => {
    const [first, second, third, fourth, fifth] = content['Réseaux et sécurité'] ?? [];
    Object.assign(first ?? {}, { documents, devenir: { thesesFr: 'https://theses.fr/s1', situation: 'Professeure' } });
    Object.assign(second ?? {}, { devenir: { thesesFr: 'https://exemple.org/' } });
    Object.assign(third ?? {}, { statut: 'Abandonnée', shown: true });
    Object.assign(fourth?.encadrement ?? {}, { anonyme: true, end: '2022-09' });
    Object.assign(fifth?.encadrement ?? {}, { nature: 'Stage de recherche', role: 'Tutorat' });
    content.Vide = [];
  },
  'cv--parcours': (content: { posts: object[]; degrees: object[] }) => {
    Object.assign(content.posts[0] ?? {}, { description: 'Une description' });
    Object.assign(content.degrees[0] ?? {}, { link: 'https://exemple.org/' });
  },
  enseignement: (courses: object[]) => {
    const year = { groups: 'deux', audience: 'Apprentis', language: 'Anglais', role: 'Intervenant' };
    const service = [{ id: 'y', year: '2025-2026', cm: '18', td: '9 h 30', ctd: '3', project: '4', ...year }];
    Object.assign(courses[0] ?? {}, { documents, service, objectives: 'A', skills: 'B' });
    Object.assign(courses[1] ?? {}, { hours: 'voir avec le département', prerequisites: 'C', semester: 'Annuel' });
    Object.assign(courses[2] ?? {}, { hours: '192 HETD' });
  },
  projets: (projects: { details: object }[]) => {
    Object.assign(projects[0] ?? {}, { documents, status: 'En préparation' });
    Object.assign(projects[0]?.details ?? {}, { durée: '36 mois', partenaires: ['Une ville', 'Une école'] });
    for (const [at, status] of ['Planifié', 'Suspendu', 'Terminé'].entries())
      Object.assign(projects[at + 1] ?? {}, { status });
  },
  responsabilites: (items: { details: object }[]) => {
    Object.assign(items[0]?.details ?? {}, {
      périmètre: 'National',
      effectifs: 'trente',
      réalisations: ['Une', 'Deux'],
    });
    Object.assign(items[1] ?? {}, { period: 'depuis sept. 2019', status: 'Suspendu' });
  },
  'cv--activites': (content: { items: object[] }) => {
    content.items.push({
      id: 'own',
      nature: 'Science participative',
      title: 'Relevés',
      role: 'Membre',
      start: '2024-03-02',
      documents,
    });
  },
};

const custom = [
  { id: 'texte', type: 'text', title: 'Un texte', content: '<h2>Un titre</h2><p>Un paragraphe</p>' },
  { id: 'liste', type: 'list', title: 'Une liste', content: ['Une ligne'] },
  {
    id: 'cartes',
    type: 'cards',
    title: 'Des cartes',
    content: { Groupe: [{ title: 'Carte', level: 'Facile', year: '2024' }] },
  },
] as const;

const greek = 'αβγδεζηθικλμνξοπρστυφχψω';
/** The text in Greek letters; numbers, addresses and options keep the letters that they are read by. */
const inGreek = (text: string): string =>
  text
    .split(/(<[^>]*>)/)
    .map((part) =>
      part.startsWith('<')
        ? part
        : part.replace(/\p{L}/gu, (letter) => greek[(letter.codePointAt(0) ?? 0) % 24] ?? letter),
    )
    .join('');

/** The values that the site offers, which are stored as they are. */
function offeredIn(node: AnyNode): string[] {
  if ('fact' in node && node.fact === true) return [];
  const options = 'options' in node ? node.options.map(({ value }) => value) : [];
  const suggestions = 'suggestions' in node ? (node.suggestions ?? []) : [];
  return [...options, ...suggestions, ...nodeType(node).below(node).flatMap(offeredIn)];
}

function lettered(value: unknown, kept: ReadonlySet<string>, key = ''): unknown {
  if (typeof value === 'string') {
    const isRead =
      /^(?:id|icon|color|file|language)$/.test(key) || /\d|^https?:|^prorata$/.test(value.replace(/<[^>]*>/g, ''));
    return isRead || kept.has(value) ? value : inGreek(value);
  }
  if (Array.isArray(value)) return value.map((item) => lettered(item, kept, key));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      /^\p{Lu}/u.test(name) ? inGreek(name) : name, // the name of a group
      lettered(inner, kept, name),
    ]),
  );
}

/** Its sections, and the texts of them that one may translate, or that no form has. */
function sections(): { readonly all: readonly PublicSection[]; readonly texts: ReadonlySet<string> } {
  const stored = [
    ...careerSource().sections.map(({ id, title, content }) => ({ id, title, type: 'cards' as const, content })),
    ...custom,
  ];
  const all = stored.map(({ content, ...section }) => {
    const definition = definitionOf(section);
    const full = structuredClone(content) as never;
    more[section.id]?.(full);
    const kept = new Set(offeredIn(definition.editor));
    return { ...section, title: inGreek(section.title), content: lettered(definition.schema.parse(full), kept) };
  });
  const texts = all.flatMap((section) => [
    section.title,
    ...textsOf(definitionOf(section).editor, section.content).map(({ text }) => text),
    ...formlessTexts(definitionOf(section).editor, section.content),
    ...(section.id === 'cartes' ? Object.keys(section.content as object) : []),
  ]);
  return { all: all.map(publicSection), texts: new Set(texts) };
}

/** The site in a language; with `isTranslated` false its texts are French, and say so. */
export function fullSite(
  language: Language,
  isTranslated: boolean,
): PublicSite & { readonly texts: ReadonlySet<string> } {
  const { all, texts } = sections();
  const { profile } = careerSource();
  return {
    ...inFrench,
    language,
    untranslated: isTranslated || language === 'fr' ? new Set() : texts,
    texts,
    profile: { ...profile, laboratoire: inGreek(profile.laboratoire), affiliation: inGreek(profile.affiliation) },
    sections: all.filter(isOnPage),
    parts: Object.fromEntries(all.filter((section) => !isOnPage(section)).map((part) => [part.kind, part])) as Parts,
    documents: new Map([[file, size]]),
    updatedAt: new Date(0),
  };
}
