/** Supervision in a dossier: doctoral students first, then postdocs, engineers and master's students. */
import { capitalised, comma, decapitalised, semicolon } from '@/lib/format/french';
import { formatPartialDate } from '@/lib/format/partial-date';
import { shownNames } from '@/lib/format/shown-names';
import type { Language } from '@/lib/languages';
import { plainMathematics } from '@/lib/mathematics/parts';
import type { Block } from '@/lib/typeset/tree';
import { whenInMargin } from '@/sections/dated';
import { juryRoles } from '@/sections/jurys/offered';
import { type DossierContext, type DossierOf, frenchMark } from '../dossier';
import { mentionWords } from '../parcours/mention';
import { worksByAuthor } from '../publications/dossier';
import { statusText, type These } from './definition';
import { roles } from './facts';
import { followingDates } from './follow-dates';
import { isThesis, natureNames, natureOf } from './natures';
import { finishedStatus, isAbandoned, isPrivate, withPublicGrade } from './privacy';
import { publicName } from './words';

/** An entry’s id is the supervision’s. Private names and grades are left out. */
export const supervisionDossier: DossierOf<'theses-encadrees'> = (content, context) => {
  const all = supervisions(content, context.today);
  const groups = [...natureNames, undefined].map((nature) => ({
    nature,
    items: sorted(
      all.filter((item) => (nature ? natureOf(item) === nature : !natureNames.includes(natureOf(item)))),
      context,
    ),
  }));
  return groups.flatMap(({ nature, items }) =>
    items.length === 0
      ? []
      : {
          id: nature ?? 'autre',
          heading: words.headings[nature ?? ''] ?? words.otherHeading,
          entries: items.map((item) => {
            const years = yearsOf(item, context.today);
            return { id: item.id, label: labelOf(item), ...(years && { years }) };
          }),
          write(isTicked) {
            const ticked = items.filter(({ id }) => isTicked(id));
            return context.isTrame && nature === 'Thèse'
              ? byState(ticked, context)
              : ticked.map((item) => entryOf(item, context));
          },
        },
  );
};

/** As the national form asks: theses defended, then in progress, then abandoned ones. */
function byState(items: readonly These[], context: DossierContext): readonly Block[] {
  const worksOf = worksByAuthor(context.contents?.publications, context.profile);
  const entries = (list: readonly These[]) => list.map((item) => entryOf(item, context, worksOf(publicName(item))));
  const groups = Map.groupBy(items, ({ statut }): number => (statut === 'Soutenue' ? 0 : isAbandoned(statut) ? 2 : 1));
  return ['Thèses soutenues', 'Thèses en cours', 'Thèses abandonnées'].flatMap((text, state): readonly Block[] => {
    const stateItems = groups.get(state) ?? [];
    return stateItems.length > 0 ? [{ type: 'heading', level: 3, text }, ...entries(stateItems)] : [];
  });
}

/** Those of all domains except private ones; status and year follow from the dates if the owner wants that. */
export const supervisions = (content: Parameters<typeof supervisionDossier>[0], today: string): readonly These[] =>
  Object.values(content)
    .flat()
    .filter((item) => !isPrivate(item))
    .map(withPublicGrade)
    .map((item) => (item.encadrement?.auto ? { ...item, ...followingDates(item, today) } : item));

/** « Jean Dupont, Les crues, 2019 – 2022 » */
const labelOf = (item: These): string =>
  [publicName(item), plainMathematics(item.sujet), item.annee].filter(Boolean).join(', ');

/** `shared`: number of works co-signed by student and owner. */
function entryOf(item: These, context: DossierContext, shared = 0): Block {
  const { lang } = context;
  const name = publicName(item);
  const subject = plainMathematics(item.sujet);
  const details = [
    capitalised(supervisionLine(item, lang)),
    defenceLine(item, context),
    juryLine(item, lang),
    shared > 0 ? `Publications communes\u00a0: ${shared}` : '',
    sequelLine(item, lang),
  ];
  return {
    type: 'entry',
    label: whenInMargin(item.annee, lang),
    text: [
      ...(name ? [{ text: name, bold: true }, { text: ', ' }] : []),
      { text: subject, italic: true, ...frenchMark(item.sujet, context) },
    ],
    ...(details.some(Boolean) && { details: details.filter(Boolean) }),
  };
}

/** « Codirection (50 %), avec A. Martin ; école doctorale MATISSE, Université de Rennes ; contrat doctoral. » */
function supervisionLine({ encadrement = {} }: These, lang: Language): string {
  const { role, quotite, codirection, ecole, etablissement, financement } = encadrement;
  const share = quotite && `${lang === 'fr' ? quotite : quotite.replace(',', '.')}${lang === 'fr' ? '\u00a0' : ''}%`;
  const roleText = [role && roles.in(lang, role), role && share ? `(${share})` : share].filter(Boolean).join(' ');
  const named = shownNames(codirection ?? '');
  const others = lang === 'en' ? named.replace(/(?<!\p{L})Pr\.?(?=\s)/gu, 'Prof.') : named;
  const supervisors = [roleText, others && `${words.with[lang]} ${others}`].filter(Boolean).join(', ');
  const place = [ecole, etablissement].filter(Boolean).join(', ');
  const funding = financement && `${words.funding[lang]} ${financement}`;
  return [supervisors, place, funding].filter(Boolean).join(semicolon[lang]);
}

/** « Soutenue, 12 mars 2022, Rabat ; mention très honorable » */
function defenceLine(item: These, { lang, isTrame }: DossierContext): string {
  const { statut, soutenance: { date, lieu, mention } = {} } = item;
  // Finished supervision shows it by its years; in the form, theses in progress have their own heading.
  const isTold = statut === finishedStatus || (isTrame && isThesis(item) && statut !== 'Soutenue');
  const status = isTold ? '' : statusText(item, lang);
  const defence = [status, date && words.date(date, lang), lieu].filter(Boolean).join(', ');
  return [defence, mention && `${words.mention[lang]} ${decapitalised(mentionWords(mention, lang))}`]
    .filter(Boolean)
    .join(semicolon[lang]);
}

/** « Jury : Anne Martin (rapporteure, Université de Lyon), … » */
function juryLine({ soutenance = {} }: These, lang: Language): string {
  const members = (soutenance.jury ?? []).map(({ nom, role, etablissement }) => {
    const about = [decapitalised(juryRoles.in(lang, role)), etablissement]
      .filter((part) => part.trim() !== '')
      .join(', ');
    return about === '' ? nom : `${nom} (${about})`;
  });
  return members.length === 0 ? '' : `${words.jury[lang]} ${members.join(comma[lang])}`;
}

const sequelLine = ({ devenir = {} }: These, lang: Language): string =>
  devenir.situation ? `${words.position[lang]} ${devenir.situation}` : '';

/** First and last year, from the dates, else from the typed year. */
export function yearsOf(item: These, today: string): readonly [number, number] | undefined {
  const { encadrement = {}, soutenance = {}, annee, statut } = item;
  const written = Array.from(annee.matchAll(/\b(?:19|20)\d\d\b/g), ([year]) => Number(year));
  const end = soutenance.date ?? encadrement.end;
  const first = encadrement.start ? Number(encadrement.start.slice(0, 4)) : written[0];
  const last = end ? Number(end.slice(0, 4)) : statut === 'En cours' ? Number(today.slice(0, 4)) : written.at(-1);
  const [from, to] = [first ?? last, last ?? first];
  return from === undefined || to === undefined ? undefined : [Math.min(from, to), to];
}

function sorted(items: readonly These[], { order, today }: DossierContext): These[] {
  const rank = (item: These): readonly [number, number] => yearsOf(item, today) ?? [0, 0];
  const newest = items.toSorted((a, b) => rank(b)[1] - rank(a)[1] || rank(b)[0] - rank(a)[0]);
  return order === 'newest' ? newest : newest.toReversed();
}

type Label = Readonly<Record<Language, string>>;

const headings: Readonly<Record<string, Label>> = {
  Thèse: { fr: 'Encadrement doctoral', en: 'Doctoral supervision', ar: 'الإشراف على أطروحات الدكتوراه' },
  HDR: {
    fr: 'Habilitations à diriger des recherches',
    en: 'Habilitations supervised',
    ar: 'شهادات التأهيل للإشراف على البحث',
  },
  'Post-doctorat': {
    fr: 'Encadrement de post-doctorants',
    en: 'Postdoctoral researchers supervised',
    ar: 'تأطير باحثين بعد الدكتوراه',
  },
  Ingénieur: { fr: 'Encadrement d’ingénieurs', en: 'Engineers supervised', ar: 'تأطير مهندسين' },
  Master: {
    fr: 'Encadrement de mémoires de master',
    en: 'Master’s theses supervised',
    ar: 'الإشراف على رسائل الماستر',
  },
  PFE: {
    fr: 'Encadrement de projets de fin d’études',
    en: 'Final-year projects supervised',
    ar: 'الإشراف على مشاريع نهاية الدراسة',
  },
};

const words = {
  headings,
  otherHeading: { fr: 'Autres encadrements', en: 'Other supervision', ar: 'إشراف آخر' },
  with: { fr: 'avec', en: 'with', ar: 'مع' },
  funding: { fr: 'financement\u00a0:', en: 'funding:', ar: 'التمويل:' },
  mention: { fr: 'mention\u00a0:', en: 'grade:', ar: 'الميزة:' },
  jury: { fr: 'Jury\u00a0:', en: 'Committee:', ar: 'اللجنة:' },
  position: { fr: 'Situation actuelle\u00a0:', en: 'Current position:', ar: 'الوضعية الحالية:' },
  /** « 12 mars 2022 », “12 March 2022” */
  date: (date: string, lang: Language): string => formatPartialDate(date, 'long', lang),
} as const;
