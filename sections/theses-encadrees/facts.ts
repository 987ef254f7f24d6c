/**
 * Facts of a supervision besides subject, status and year, in three groups. All are optional: items stored without them
 * do not change.
 */
import { z } from 'zod';
import { comma, decapitalised } from '@/lib/format/french';
import { formatPartialDate } from '@/lib/format/partial-date';
import { shownNames } from '@/lib/format/shown-names';
import { isWebAddress } from '@/lib/format/web-address';
import type { Language } from '@/lib/languages';
import { juryRoles, supervisorsInJury } from '@/sections/jurys/offered';
import { checkPeriod, dateNode, optionalDate, withTypedPeriod } from '../dated';
import { hidden, options } from '../editor-tree';
import { absent, card, itemId, listOf, optionalText, requiredOrRefused, text, tick } from '../fields';
import { extra, field, group, itemKind, offers } from '../item';
import { mentionWords } from '../parcours/mention';
import { natureNames } from './natures';

const shareMessage = 'La quotité est un pourcentage, comme 50';
const thesesFrMessage =
  'Saisissez le numéro de la thèse (année, établissement, thèse\u00a0: 2019LYSE1234), son identifiant sur theses.fr (s123456) ou une adresse en https://';
const publicationMessage = 'Saisissez l’adresse d’une publication de ce site, comme /publications/ma-these-2022';

/** A text that `read` normalises for storage; '' and absence mean none. */
const read = (reader: (text: string) => string | undefined, message: string) =>
  z.preprocess(
    (value) => {
      const text = typeof value === 'number' ? String(value) : value;
      if (typeof text !== 'string') return text ?? undefined;
      return text.trim() === '' ? undefined : (reader(text.trim()) ?? text);
    },
    z
      .string(message)
      .max(2000, message)
      .refine((value) => reader(value) === value, message)
      .optional(),
  );

/** Roles of the owner offered in the form; others may be stored. */
export const roles = offers({
  Direction: { en: 'Supervisor', ar: 'إشراف' },
  Codirection: { en: 'Co-supervisor', ar: 'إشراف مشترك' },
  Coencadrement: { en: 'Co-supervisor', ar: 'تأطير مشترك' },
  Encadrement: { en: 'Advisor', ar: 'تأطير' },
});
const mentions = ['Très honorable avec félicitations', 'Très honorable', 'Honorable'] as const;

/** A name, a place or a URL. */
const half = (label: string, hint?: string) =>
  ({ node: 'text', fact: true, label, span: 'half', ...(hint && { hint }) }) as const;
/** A town or an organisation, which has another name in some languages. */
const renamable = (label: string) => ({ ...half(label), fact: 'named' }) as const;
const other = { label: 'Autre' } as const;
const longDate = (date: string, language: Language) => formatPartialDate(date, 'long', language);

/** Who is supervised, by whom, from when to when. */
export const supervision = group(
  { label: 'Doctorant et encadrement' },
  {
    doctorant: field(optionalText(300), half('Nom du doctorant ou de l’étudiant')),
    nature: field(optionalText(200), {
      node: 'select',
      label: 'Nature de l’encadrement',
      options: options(natureNames),
      other,
      unsaid: 'Thèse',
      span: 'half',
      hint: 'Sans nature, c’est une thèse.',
    }),
    anonyme: field(tick(), {
      node: 'checkbox',
      label: 'Ne pas publier le nom',
      hint: 'Il reste dans l’administration\u202f: ni le site ni les dossiers ne le montrent.',
    }),
    nomPublic: field(tick(), {
      node: 'checkbox',
      label: 'Publier le nom avant la soutenance',
      hint: 'Sans cette coche, le site ne nomme que les personnes qui ont soutenu\u202f; vos dossiers les nomment toutes.',
      when: ({ anonyme }) => anonyme !== true,
    }),
    role: field(optionalText(200), {
      node: 'select',
      label: 'Votre rôle',
      options: options(roles.values),
      other,
      span: 'half',
    }),
    /** In percent. */
    quotite: field(read(shareOf, shareMessage), { ...half('Votre quotité, en %'), placeholder: '50' }),
    codirection: field(
      optionalText(),
      {
        node: 'text',
        label: 'Autres encadrants',
        names: true,
        placeholder: 'A. Martin (50 %), B. Durand',
        hint: 'Séparés par des virgules ou des points-virgules.',
      },
      { fr: 'Avec', en: 'With', ar: 'بالاشتراك مع', read: shownNames },
    ),
    etablissement: field(optionalText(), renamable('Établissement'), { en: 'Institution', ar: 'المؤسسة' }),
    ecole: field(optionalText(), half('École doctorale ou formation'), {
      en: 'Doctoral school or programme',
      ar: 'مدرسة الدكتوراه أو التكوين',
    }),
    start: field(optionalDate(), dateNode('Début'), { en: 'Start', ar: 'البداية', read: longDate }),
    end: field(optionalDate(), dateNode('Fin', 'Pour ce qui finit sans soutenance.'), {
      ...{ en: 'End', ar: 'النهاية', read: longDate },
    }),
    financement: field(
      optionalText(),
      { node: 'text', label: 'Financement', placeholder: 'Contrat doctoral, CIFRE, bourse…' },
      { en: 'Funding', ar: 'التمويل' },
    ),
    auto: field(tick(), { node: 'checkbox', label: 'Le statut et l’année suivent les dates' }),
  },
  (fields) => absent(withTypedPeriod(card(fields, 'L’encadrement doit être un objet').superRefine(checkPeriod))),
);
export type Supervision = NonNullable<z.output<typeof supervision.schema>>;

/** A member of the jury. */
const member = itemKind(
  {
    id: field(itemId('membre'), hidden),
    nom: field(requiredOrRefused('Le nom du membre du jury est requis', 300), {
      node: 'text',
      fact: true,
      label: 'Nom du membre',
      required: true,
      loadReader: () => import('./pasted-member'),
    }),
    role: field(text(200), {
      node: 'text',
      label: 'Rôle dans le jury',
      suggestions: [...juryRoles.values, ...supervisorsInJury],
      span: 'half',
    }),
    etablissement: field(text(), renamable('Établissement du membre')),
  },
  {
    present: ({ nom, role, etablissement }) => ({ title: nom, where: role, lede: etablissement }),
    list: {
      label: 'Jury',
      summary: ({ role, etablissement }) => ({ facts: [role, etablissement] }),
      labels: {
        one: 'membre',
        many: 'membres',
        add: 'Ajouter un membre du jury',
        confirmRemove: 'Êtes-vous sûr de vouloir supprimer ce membre du jury ?',
        empty: 'Aucun membre ajouté',
        addFirst: 'Ajouter un membre du jury',
      },
    },
  },
);
type JuryMember = z.output<typeof member.schema>;
/** « Anne Martin, rapporteure, Université de Lyon » */
export const juryWords = ({ nom, role, etablissement }: JuryMember, language: Language = 'fr'): string =>
  [nom, decapitalised(juryRoles.in(language, role)), etablissement]
    .filter((part) => part.trim() !== '')
    .join(comma[language]);

/** « 12 mars 2022, Rabat » */
export const defenceWords = ({ date, lieu }: { date?: string; lieu?: string }, language: Language = 'fr'): string =>
  [date && longDate(date, language), lieu].filter(Boolean).join(comma[language]);

export const defence = group(
  { label: 'Soutenance et jury' },
  {
    defence: extra<Parameters<typeof defenceWords>[0]>({
      ...{ fr: 'Soutenance', en: 'Defence', ar: 'المناقشة', read: defenceWords },
    }),
    date: field(optionalDate(), dateNode('Date de soutenance')),
    lieu: field(optionalText(), renamable('Lieu de soutenance')),
    mention: field(
      optionalText(),
      { node: 'text', label: 'Mention', suggestions: mentions },
      { en: 'Distinction', ar: 'الميزة', read: mentionWords },
    ),
    jury: field(absent(listOf(member.schema)), member.editor, {
      ...{ en: 'Examining committee', ar: 'لجنة المناقشة', as: 'ticks' },
      read: (members, language) => members.map((each) => juryWords(each, language)),
    }),
  },
  (fields) => absent(card(fields, 'La soutenance doit être un objet')),
);

/** What became of it. */
export const sequel = group(
  { label: 'Devenir et liens' },
  {
    situation: field(
      optionalText(),
      { node: 'text', label: 'Situation actuelle', placeholder: 'Maîtresse de conférences à Liège' },
      { en: 'Current position', ar: 'الوضعية الحالية' },
    ),
    thesesFr: field(
      read(thesesFrUrl, thesesFrMessage),
      half('Sur theses.fr', 'Le numéro de la thèse, son identifiant ou son adresse.'),
    ),
    /** Slug of a publication of the site. */
    publication: field(read(publicationSlug, publicationMessage), {
      node: 'publication',
      fact: true,
      label: 'Parmi vos publications',
      hint: 'La page de la thèse elle-même, si elle est parmi vos publications.',
    }),
  },
  (fields) => absent(card(fields, 'Le devenir doit être un objet')),
);

// Parses typed facts of a supervision into their stored form; undefined if invalid.

/** « 50 % », « 33,3 » → `50`, `33,3`. */
export function shareOf(text: string): string | undefined {
  const [, share = ''] = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*%?$/.exec(text) ?? [];
  const value = Number(share.replace(',', '.'));
  return share !== '' && value > 0 && value <= 100 ? share.replace('.', ',') : undefined;
}

/**
 * The national number of a thesis (year, establishment, thesis: `2019LYSE1234`) or, in preparation, its id on theses.fr
 * (`s123456`), alone or in a URL of theses.fr.
 */
export function thesisNumber(text: string): string | undefined {
  const [, number] =
    /^(?:https?:\/\/(?:www\.)?theses\.fr\/(?:fr\/)?)?((?:19|20)\d\d[a-z]{2}[a-z\d]{6}|s\d{3,8})$/i.exec(text) ?? [];
  return /^s/i.test(number ?? '') ? number?.toLowerCase() : number?.toUpperCase();
}

/** The theses.fr URL of a thesis number or id; other URLs unchanged. */
export function thesesFrUrl(text: string): string | undefined {
  const number = thesisNumber(text);
  if (number) return `https://theses.fr/${number}`;
  return text.startsWith('https://') && isWebAddress(text) ? text : undefined;
}

/** The slug of a publication, from itself or its page's URL. */
export function publicationSlug(text: string): string | undefined {
  const path = /^https?:\/\//.test(text) && URL.canParse(text) ? new URL(text).pathname : text;
  return /^(?:\/?publications\/)?([a-z\d]+(?:-+[a-z\d]+)*)\/?$/.exec(path)?.[1];
}
