import { z } from 'zod';
import { countedInArabic } from '@/lib/format/arabic';
import { counted } from '@/lib/format/french';
import { isRecord } from '@/lib/record';
import { defineSection } from '../define';
import { hidden } from '../editor-tree';
import { filled, itemId, lines, listOf, optionalLines, requiredOrDropped, text } from '../fields';
import { iconSets } from '../icons';
import { field, itemKind, rare } from '../item';
import { listLabels } from '../list-labels';
import { palettes, toneOf } from '../palette';

/** A list on few cards; `fact`: names that are the same in every language, Python, Django, Moodle. */
const rareList = (label: string, line: string, shown: { readonly en: string; readonly ar: string }, fact?: true) =>
  rare(
    field(
      optionalLines(),
      { node: 'strings', label, line, add: 'Ajouter une ligne', ...(fact && { fact }) },
      { ...shown, as: 'row' },
    ),
  );

const fields = {
  id: field(itemId('competence'), hidden),
  title: field(requiredOrDropped('Le titre est requis'), { node: 'text', label: 'Titre', required: true }),
  description: field(requiredOrDropped('La description est requise', 20_000), {
    node: 'textarea',
    label: 'Description',
    required: true,
    rows: 3,
  }),
  icon: field(text(), { node: 'icon', label: 'Icône', icons: iconSets.competences }),
  skills: field(
    lines(),
    {
      node: 'strings',
      label: 'Compétences techniques',
      line: 'Compétence',
      add: 'Ajouter une compétence technique',
    },
    { fr: 'Compétences détaillées', en: 'Skills in detail', ar: 'الكفاءات بالتفصيل', as: 'ticks' },
  ),
  outils: field(
    lines(),
    { node: 'strings', label: 'Outils', line: 'Outil', add: 'Ajouter un outil' },
    { en: 'Tools', ar: 'الأدوات', as: 'row' },
  ),
  technologies: field(
    lines(),
    { node: 'strings', label: 'Technologies', line: 'Technologie', add: 'Ajouter une technologie' },
    { en: 'Technologies', ar: 'التقنيات', as: 'row' },
  ),
  langages: rareList('Langages', 'Langage', { en: 'Programming languages', ar: 'لغات البرمجة' }, true),
  specialites: rareList('Spécialités', 'Spécialité', { en: 'Specialities', ar: 'التخصصات' }),
  domains: rareList('Domaines d’expertise', 'Domaine', { en: 'Areas of expertise', ar: 'مجالات الخبرة' }),
  frameworks: rareList('Frameworks', 'Framework', { en: 'Frameworks', ar: 'أطر العمل' }, true),
  plateformes: rareList('Plateformes', 'Plateforme', { en: 'Platforms', ar: 'المنصات' }, true),
  methodologies: rareList('Méthodologies', 'Méthodologie', { en: 'Methodologies', ar: 'المنهجيات' }),
  applications: rareList('Applications', 'Application', { en: 'Applications', ar: 'التطبيقات' }),
  certifications: rareList('Certifications', 'Certification', { en: 'Certifications', ar: 'الشهادات المهنية' }),
  pointsCles: field(
    optionalLines(),
    { node: 'strings', label: 'Points clés', line: 'Point clé', add: 'Ajouter un point clé' },
    { en: 'Key points', ar: 'نقاط أساسية', as: 'apart' },
  ),
  color: field(text(), { node: 'colour', label: 'Couleur', palette: palettes.competences }),
};

/** « 3 compétences techniques » */
const skillCount = {
  fr: (count: number) => counted(count, 'compétence technique', 'compétences techniques'),
  en: (count: number) => counted(count, 'technical skill', 'technical skills', 'en'),
  ar: (count: number) =>
    countedInArabic(count, {
      one: 'كفاءة تقنية واحدة',
      two: 'كفاءتان تقنيتان',
      few: 'كفاءات تقنية',
      many: 'كفاءة تقنية',
    }),
} as const;

export const competence = itemKind(fields, {
  present: ({ title, description, skills, icon, color }, language) => {
    const count = filled(skills).length;
    return {
      title,
      where: count > 0 ? skillCount[language](count) : '',
      lede: description,
      tone: toneOf(color),
      icon: { stored: icon, fallback: iconSets.competences[0] },
    };
  },
  cv: ({ skills, description }) => ({ line: skills.length > 0 ? skills : [description], below: [] }),
  folds: { Apparence: ['icon', 'color'] },
  list: {
    labels: listLabels('compétence', 'compétences', {
      feminine: true,
      add: 'Ajouter une autre compétence',
      removed: 'Compétence supprimée avec succès!',
    }),
  },
});

export const words = {
  none: { fr: 'Aucune compétence disponible', en: 'No skills available', ar: 'لا توجد كفاءات' },
  detail: { fr: 'Détail de la compétence', en: 'Details of the skill', ar: 'تفاصيل الكفاءة' },
  heading: { fr: 'Compétences', en: 'Skills', ar: 'الكفاءات' },
} as const;

/** Alternative keys of imported lists, in English or with accents. */
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

/** A raw card with its lists under their stored keys; never replaces a list that has its key already. */
function canonicalLists(raw: unknown): unknown {
  if (!isRecord(raw)) return raw;
  const usedKeys = new Set(Object.keys(raw));
  return Object.fromEntries(
    Object.entries(raw).map(([key, value]) => {
      const name = Object.hasOwn(aliases, key) ? aliases[key] : undefined;
      if (name === undefined || usedKeys.has(name)) return [key, value];
      usedKeys.add(name);
      return [name, value];
    }),
  );
}

const schema = listOf(z.preprocess(canonicalLists, competence.schema));

export const competences = defineSection({
  id: 'competences',
  type: 'cards',
  order: 4,
  title: 'Compétences',
  label: 'Compétences',
  place: 'page',
  anchor: 'competences',
  nav: 'Compétences',
  menu: { route: 'competences', group: 'Page' },
  schema,
  normalize: (list) => list.map(competence.tidy),
  emptyMessage: 'Veuillez ajouter au moins une compétence valide',
  editor: competence.editor,
  labels: {
    editTitle: 'Gérer mes compétences',
    itemTitle: 'Modifier la compétence',
    edit: 'Ajouter / Modifier',
    save: 'Sauvegarder mes compétences',
    saved: (count) => `${count} compétence(s) sauvegardée(s) avec succès!`,
    help: [
      'Le titre et la description sont obligatoires.',
      'Les listes s’affichent quand un visiteur ouvre la compétence\u202f; les lignes vides sont ignorées.',
    ],
  },
  count: (list) => list.length,
});
