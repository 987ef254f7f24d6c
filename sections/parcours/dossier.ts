import { dictionary } from '@/lib/languages';
import { newestFirst, periodText, yearsOf, yearsText } from '../dated';
import type { DossierContext, DossierOf } from '../dossier';
import { entryBlock, groupOf, labelled, type WrittenEntry, withYears, yearOfToday } from '../dossier-entries';
import { type Degree, isHeld, mentionText, type Post } from './definition';

const words = dictionary({
  fr: { supervision: 'Direction', jury: 'Jury' },
  en: { supervision: 'Supervision', jury: 'Jury' },
  ar: { supervision: 'الإشراف', jury: 'اللجنة' },
});

/** The degrees, then the posts. */
export const careerDossier: DossierOf<'cv--parcours'> = ({ posts, degrees }, context) => [
  groupOf(
    'diplomes',
    { fr: 'Titres et diplômes', en: 'Degrees', ar: 'الشهادات والألقاب' },
    newestFirst(
      degrees.map((degree) => ({ ...degree, start: degree.date })),
      () => false,
    ).map((degree) => degreeEntry(degree, context)),
    context,
  ),
  groupOf(
    'postes',
    { fr: 'Parcours professionnel', en: 'Positions held', ar: 'المسار المهني' },
    newestFirst(posts, isHeld).map((post) => postEntry(post, context)),
    context,
  ),
];

function degreeEntry(degree: Degree, { lang }: DossierContext): WrittenEntry {
  const { id, title, date, mention, organization, subject, supervision, jury, link } = degree;
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
          organization,
          lang === 'fr' ? mentionText(mention) : mention,
          date?.length === 10 ? periodText({ start: date }, false, lang) : undefined,
        ],
        details: [
          subject,
          labelled(words[lang].supervision, supervision, lang),
          labelled(words[lang].jury, jury, lang),
        ],
      }),
    ],
  };
}

function postEntry(post: Post, context: DossierContext): WrittenEntry {
  const { id, title, organization, unit, place, description } = post;
  return {
    id,
    label: [title, organization].filter(Boolean).join(', '),
    ...withYears(yearsOf(post, isHeld(post), yearOfToday(context))),
    blocks: [
      entryBlock({
        label: yearsText(post, isHeld(post), context.lang),
        title,
        facts: [unit, organization, place],
        details: [description],
      }),
    ],
  };
}
