/** What a dossier lacks, in words: before it is made, and beside its files. */
import { counted } from '@/lib/format/french';
import { languageFacts } from '@/lib/languages';
import type { DossierChecks } from '@/lib/site/dossiers/checks';
import type { Choices } from '@/lib/site/dossiers/choices';

export type Lack = {
  readonly is: keyof DossierChecks;
  readonly title: string;
  /** What it concerns, named. */
  readonly names: readonly string[];
};

/** Each lack that there is. */
export function lacksOf(checks: DossierChecks, { lang }: Pick<Choices, 'lang'>): readonly Lack[] {
  const { isUnnamed, unclassed, missing, undated, untranslated, empty, tooLong } = checks;
  const all: readonly Lack[] = [
    {
      is: 'isUnnamed',
      title: 'Le profil ne porte pas encore votre nom',
      names: isUnnamed ? ['Le document n’est pas à votre nom.'] : [],
    },
    {
      is: 'unclassed',
      title: counted(unclassed.length, 'travail sans classe', 'travaux sans classe'),
      names: unclassed.map(({ title }) => title),
    },
    { is: 'missing', title: 'Rien dans le document, faute de classe', names: missing },
    { is: 'undated', title: counted(undated.length, 'entrée sans année', 'entrées sans année'), names: undated },
    {
      is: 'untranslated',
      title: `${counted(untranslated.length, 'texte', 'textes')} sans traduction en ${languageFacts[lang].french}`,
      names: untranslated,
    },
    { is: 'tooLong', title: 'Trop long pour ce modèle', names: tooLong },
    { is: 'empty', title: counted(empty.length, 'rubrique vide', 'rubriques vides'), names: empty },
  ];
  return all.filter(({ names }) => names.length > 0);
}
