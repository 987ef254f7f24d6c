import { dictionary } from '@/lib/languages';
import { isHeldToday, newestFirst, periodText, yearsOf, yearsText } from '../dated';
import type { DossierContext, DossierOf } from '../dossier';
import { entryBlock, groupOf, labelled, type WrittenEntry, withYears, yearOfToday } from '../dossier-entries';
import { type Degree, mentionText, type Post } from './definition';

const words = dictionary({
  fr: { supervision: 'Direction', jury: 'Jury' },
  en: { supervision: 'Supervision', jury: 'Jury' },
  ar: { supervision: 'الإشراف', jury: 'اللجنة' },
});

/** Degrees stand under one heading, wherever they were typed. */
export const educationHeading = { fr: 'Formation et diplômes', en: 'Education', ar: 'التكوين والشهادات' };

/** The degrees, then the posts. */
export const careerDossier: DossierOf<'cv--parcours'> = ({ posts, degrees }, context) => [
  groupOf(
    'diplomes',
    educationHeading,
    newestFirst(
      degrees.map((degree) => ({ ...degree, start: degree.date })),
      () => false,
    ).map((degree) => degreeEntry(degree, context)),
    context,
  ),
  groupOf(
    'postes',
    { fr: 'Parcours professionnel', en: 'Positions held', ar: 'المسار المهني' },
    newestFirst(posts, isHeldToday).map((post) => postEntry(post, context)),
    context,
  ),
];

type Facts = { readonly [Key in 'organization' | 'mention' | 'subject' | 'supervision' | 'jury']?: string | undefined };

/** Where a degree was given, and its grade. */
export const degreeFacts = ({ organization, mention = '' }: Facts, { lang }: Pick<DossierContext, 'lang'>) => [
  organization,
  lang === 'fr' ? mentionText(mention) : mention,
];

/** What a degree says of a thesis. */
export const degreeDetails = ({ subject, supervision, jury }: Facts, { lang }: Pick<DossierContext, 'lang'>) => [
  subject,
  labelled(words[lang].supervision, supervision, lang),
  labelled(words[lang].jury, jury, lang),
];

function degreeEntry(degree: Degree, context: DossierContext): WrittenEntry {
  const { id, title, date, organization, link } = degree;
  return {
    id,
    label: [title, organization].filter(Boolean).join(', '),
    ...withYears(yearsOf({ start: date }, false, 0)),
    blocks: [
      entryBlock({
        label: date?.slice(0, 4) ?? '',
        title,
        href: link || undefined,
        facts: [
          ...degreeFacts(degree, context),
          date?.length === 10 ? periodText({ start: date }, false, context.lang) : undefined,
        ],
        details: degreeDetails(degree, context),
      }),
    ],
  };
}

function postEntry(post: Post, context: DossierContext): WrittenEntry {
  const { id, title, organization, unit, place, description } = post;
  return {
    id,
    label: [title, organization].filter(Boolean).join(', '),
    ...withYears(yearsOf(post, isHeldToday(post), yearOfToday(context))),
    blocks: [
      entryBlock({
        label: yearsText(post, isHeldToday(post), context.lang),
        title,
        facts: [unit, organization, place],
        details: [description],
      }),
    ],
  };
}
