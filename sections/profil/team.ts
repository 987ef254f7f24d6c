/** Words around the name of the owner's team, unless the name contains them. */
import { dictionary, type Language } from '@/lib/languages';

const affixes = dictionary({
  fr: ['Équipe «\u00a0', '\u00a0»'],
  en: ['Team: ', ''],
  ar: ['فريق «', '»'],
});

/** « Équipe Réseaux », « L’équipe Réseaux », « Data Team ». */
export const isCalledTeam = (name: string): boolean =>
  /^\s*(?:l['’]\s?)?(?:équipes?|equipes?|groupe|team)(?!\p{L})|(?<!\p{L})(?:team|group)\s*$|^\s*(?:ال)?فريق(?!\p{L})/iu.test(
    name,
  );

/** The words before and after the name: « Équipe «\u00a0Réseaux\u00a0» », and nothing around « Équipe Réseaux ». */
export const aroundTeam = (name: string, language: Language): readonly [before: string, after: string] => {
  const [before = '', after = ''] = isCalledTeam(name) ? [] : affixes[language];
  return [before, after];
};
