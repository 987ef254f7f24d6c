import { capitalised } from '@/lib/format/french';
import { dictionary, type Language } from '@/lib/languages';
import { languageName, languageOf } from '@/lib/references/languages';
import { type DossierContext, type DossierOf, isFrench, labelled, listGroup } from '../dossier';
import { isCalledTeam } from '../profil/affiliation';
import { identitiesOf } from '../profil/identities';

/** Civil status: the profile's facts and the owner's own lines; then languages. */
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

/** « Arabe » → “Arabic”; undefined unless it is just the name of a language. */
function nameIn(french: string, lang: Language): string | undefined {
  const code = languageOf(french);
  const isName = code !== undefined && languageName('fr', code)?.toLowerCase() === french.trim().toLowerCase();
  return isName ? capitalised(languageName(lang, code) ?? french) : undefined;
}

const words = dictionary({
  fr: {
    grade: 'Grade',
    post: 'Fonction',
    nationality: 'Nationalité',
    place: 'Affectation',
    unit: 'Unité',
    team: 'Équipe',
  },
  en: {
    grade: 'Grade',
    post: 'Position',
    nationality: 'Nationality',
    place: 'Institution',
    unit: 'Unit',
    team: 'Team',
  },
  ar: {
    grade: 'الرتبة',
    post: 'الوظيفة',
    nationality: 'الجنسية',
    place: 'المؤسسة',
    unit: 'وحدة البحث',
    team: 'الفريق',
  },
});

/** Identifiers already in a document's header; an anonymous one has no header. */
const headerIdentifiers: readonly string[] = ['orcid', 'idhal', 'idref'];

/** Nationality and other identifiers; in an anonymous dossier, nationality and post. */
function profileLines({ profile, lang, isAnonymous }: DossierContext): string[] {
  const word = words[lang];
  const { nationalite, grade, fonction, affiliation, laboratoire, equipe, identifiants } = profile;
  const nationality = labelled(word.nationality, nationalite, lang);
  const lines = isAnonymous
    ? [
        labelled(word.grade, grade, lang),
        labelled(word.post, fonction, lang),
        nationality,
        labelled(word.place, affiliation, lang),
        labelled(word.unit, laboratoire, lang),
        isCalledTeam(equipe) ? equipe : labelled(word.team, equipe, lang),
      ]
    : [
        nationality,
        ...identitiesOf(identifiants)
          .filter(({ name, isIdentifier }) => isIdentifier && !headerIdentifiers.includes(name))
          .map(({ label, id }) => labelled(label, id, lang)),
      ];
  return lines.filter((line) => line !== undefined);
}
