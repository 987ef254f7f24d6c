/** What the profile says in a dossier. */
import { dictionary } from '@/lib/languages';
import { type DossierContext, labelled } from '../dossier';
import { identitiesOf } from './identities';
import { isCalledTeam } from './team';

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

/** What a document's head says of the person already; an anonymous one has no head. */
const inHead: readonly string[] = ['orcid', 'idhal', 'idref'];

/** The nationality and further identifiers; in an anonymous dossier, the nationality and the post. */
export function profileLines({ profile, lang, isAnonymous }: DossierContext): string[] {
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
          .filter(({ name, isIdentifier }) => isIdentifier && !inHead.includes(name))
          .map(({ label, id }) => labelled(label, id, lang)),
      ];
  return lines.filter((line) => line !== undefined);
}
