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

/** Start of a postal address: a number, post code, PO box, street or building. */
const postal =
  /^\d|(?<!\d)\d{4,6}(?!\d)|\bcedex\b|^(?:b\.?\s?p|c\.?\s?s|rue|avenue|av|boulevard|bd|route|place|allées?|chemin|quai|impasse|cours|campus|b[âa]t(?:iment)?)\b/i;

/**
 * The name in an affiliation without its postal address: « Faculté des Sciences » from « Faculté des Sciences, BP 20,
 * 24000 El Jadida ».
 */
export function placeName(affiliation: string): string {
  const parts = affiliation
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const end = parts.findIndex((part, index) => index > 0 && postal.test(part));
  return parts.slice(0, end === -1 ? undefined : end).join(', ');
}
