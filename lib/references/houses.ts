/** Publishers among the names of persons, and the cities that many are in. */
import { normalTitle } from './normal-title';

const words =
  /(?<!\p{L})(?:presses?|éd(?:itions?|\.)|edi(?:tions|zioni|ciones|tora|torial)|publish(?:ers?|ing)|publications?|verlag|press|librairie|imprimerie|books|springer|elsevier|wiley|routledge|palgrave|brill|birkhäuser|mcgraw[ -]hill|ieee|acm|puf|pur|pul|pug|iste|l['’]harmattan|armand colin|de boeck|de gruyter|belin|dunod|seuil|gallimard|fayard|flammarion|hermann|hermès|lavoisier|larcier|bruylant|dalloz|lgdj|lexisnexis|masson|vrin|ellipses|nathan|hachette|ophrys|classiques garnier|karthala|peter lang|honoré champion|la découverte|la documentation française|addison-wesley|pearson|economica|montchrestien|grasset|minuit|perrin|vuibert|eyrolles|north-holland)(?!\p{L})/iu;

const atStart = /^(?:presses|éditions|editions|publications|librairie|imprimerie)\s/iu;
const person = /^(?!L(?:a|es?)\s)\p{Lu}[\p{Ll}.-]+\s\p{Lu}\p{Ll}+$/u;

/**
 * Whether a name is a publisher's: that of the work itself, one that is called so and is none that a person may have,
 * or in a record of HAL a single word.
 */
export function isHouse(name: string, publisher: string | undefined, isOfHal: boolean): boolean {
  if (publisher !== undefined && normalTitle(publisher) === normalTitle(name)) return true;
  return (words.test(name) && (atStart.test(name) || !person.test(name))) || (isOfHal && !/\s/.test(name));
}

const cities =
  /^(?:Paris|Lyon|Rennes|Toulouse|Lille|Grenoble|Strasbourg|Marseille|Bordeaux|Nantes|Montpellier|Aix-en-Provence|Bruxelles|Brussels|Louvain(?:-la-Neuve)?|Gen[eè]ve|Geneva|Lausanne|Montr[ée]al|Qu[ée]bec|Rabat|Tunis|Alger|Dakar|Londres|London|Oxford|Cambridge|Edinburgh|Manchester|New York|Boston|Chicago|Princeton|Berkeley|Stanford|Los Angeles|Washington|Toronto|Berlin|Heidelberg|M[uü]n(?:chen|ich)|Stuttgart|Wien|Vienna|Z[uü]rich|Basel|Leiden|Amsterdam|Dordrecht|Rom[ae]|Milano|Torino|Madrid|Barcelona|Lisboa|Singapore)(?:(?:\s\(|,\s).*)?$/u;

/** Whether a text is a city of publishers: « Paris », « Cambridge (Mass.) ». */
export const isCity = (text: string): boolean => cities.test(text);
