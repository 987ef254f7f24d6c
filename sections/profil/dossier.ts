/** What the profile says in a dossier. */
import type { DossierContext } from '../dossier';
import { labelled } from '../dossier-entries';
import { identitiesOf } from './identities';

const words = {
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
} as const;

/** « Grade : Professeure », … and the person's identifiers, which an anonymous dossier leaves out. */
export function profileLines({ profile, lang, isAnonymous }: DossierContext): string[] {
  const word = words[lang];
  const { nationalite, grade, fonction, affiliation, laboratoire, equipe, identifiants } = profile;
  const lines = [
    labelled(word.grade, grade, lang),
    labelled(word.post, fonction, lang),
    labelled(word.nationality, nationalite, lang),
    labelled(word.place, affiliation, lang),
    labelled(word.unit, laboratoire, lang),
    labelled(word.team, equipe, lang),
    ...(isAnonymous ? [] : identitiesOf(identifiants))
      .filter(({ isIdentifier }) => isIdentifier)
      .map(({ label, id }) => labelled(label, id, lang)),
  ];
  return lines.filter((line) => line !== undefined);
}
