/** The owner's juries in a dossier: one group for all natures. */
import { says, slugify } from '@/lib/format/fold';
import { capitalised, decapitalised } from '@/lib/format/french';
import type { Language } from '@/lib/languages';
import { plainMathematics } from '@/lib/mathematics/parts';
import type { Block, Run } from '@/lib/typeset/tree';
import { yearsOf, yearsText } from '../dated';
import { comingText, type DossierContext, type DossierOf, frenchMark } from '../dossier';
import { datesOf, type Jury, juryName, newestJuries } from './definition';
import { juryNatures, juryRoles } from './offered';

const natures: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  Thèse: { fr: 'thèse', en: 'PhD', ar: 'أطروحة' },
  HDR: { fr: 'HDR', en: 'habilitation', ar: 'تأهيل للإشراف على البحث' },
  Master: { fr: 'master', en: 'master’s', ar: 'ماستر' },
  'Comité de suivi': { fr: 'comité de suivi', en: 'thesis monitoring committee', ar: 'لجنة تتبع الأطروحة' },
  'Comité de sélection': { fr: 'comité de sélection', en: 'selection committee', ar: 'لجنة انتقاء' },
};

/** An entry's id is the jury's. */
export const juriesDossier: DossierOf<'cv--jurys'> = (content, context) => {
  const { order } = context;
  const newest = newestJuries(content);
  const juries = order === 'newest' ? newest : newest.toReversed();
  return [
    {
      id: 'jurys',
      heading: {
        fr: 'Participation à des jurys',
        en: 'Examination and selection committees',
        ar: 'المشاركة في لجان المناقشة',
      },
      entries: juries.map((jury) => {
        const years = yearsOf(datesOf(jury), false, 0);
        return { id: jury.id, label: labelOf(jury), ...(years && { years }) };
      }),
      write: (isTicked) => juries.filter(({ id }) => isTicked(id)).map((jury) => entryOf(jury, context)),
    },
  ];
};

const labelOf = (jury: Jury): string =>
  [plainMathematics(juryName(jury)), jury.nature, yearsText(datesOf(jury), false, 'fr')].filter(Boolean).join(', ');

/** Whether a line pasted as a whole into candidate or title already contains a word. */
const isSaid = (word: string, { candidat, titre }: Jury): boolean =>
  says(candidat, word) || (slugify(word) !== '' && `${slugify(titre)}-`.startsWith(`${slugify(word)}-`));

/** « 2022 · Jean Dupont, Les crues, thèse, Université de Lyon, rapporteur » */
function entryOf(jury: Jury, context: DossierContext): Block {
  const { candidat, titre, nature, role, date, etablissement } = jury;
  const { lang } = context;
  const title = plainMathematics(titre);
  const natureText = natures[nature]?.[lang] ?? decapitalised(juryNatures.in(lang, nature));
  const facts = [
    isSaid(nature, jury) || isSaid(natureText, jury) ? '' : natureText,
    etablissement,
    isSaid(role, jury) ? '' : decapitalised(juryRoles.in(lang, role)),
    comingText(date, context) ?? '',
  ];
  const rest = facts.filter((part) => part.trim() !== '').join(', ');
  const parts: readonly Run[] = [
    { text: candidat, bold: true },
    { text: title, italic: true, ...frenchMark(titre, context) },
    { text: candidat.trim() || title.trim() ? rest : capitalised(rest) },
  ];
  return {
    type: 'entry',
    label: yearsText(datesOf(jury), false, lang),
    text: parts
      .filter(({ text }) => text.trim() !== '')
      .flatMap((part, index) => (index === 0 ? [part] : [{ text: ', ' }, part])),
  };
}
