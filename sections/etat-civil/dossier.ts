import { capitalised } from '@/lib/format/french';
import type { Language } from '@/lib/languages';
import { languageName, languageOf } from '@/lib/references/languages';
import { type DossierOf, isFrench, listGroup } from '../dossier';
import { profileLines } from '../profil/dossier';

/** The situation as the profile tells it, with the owner's own lines; then the languages. */
export const civilStatusDossier: DossierOf<'etat-civil'> = (lines, context) => [
  listGroup(
    'situation',
    { fr: 'État civil et situation', en: 'Personal details and position', ar: 'الحالة المدنية والوضعية' },
    [...profileLines(context), ...lines],
  ),
  listGroup(
    'langues',
    { fr: 'Langues', en: 'Languages', ar: 'اللغات' },
    context.profile.langues.map(({ nom }) => (isFrench(nom, context) && nameIn(nom, context.lang)) || nom),
  ),
];

/** « Arabe » → “Arabic”; undefined for what is no name of a language alone. */
function nameIn(french: string, lang: Language): string | undefined {
  const code = languageOf(french);
  const isName = code !== undefined && languageName('fr', code)?.toLowerCase() === french.trim().toLowerCase();
  return isName ? capitalised(languageName(lang, code) ?? french) : undefined;
}
