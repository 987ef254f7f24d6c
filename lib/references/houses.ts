/** Publishers among the names of persons. */
import { normalTitle } from './normal-title';

const words =
  /(?<!\p{L})(?:presses?|éd(?:itions?|\.)|edi(?:tions|zioni|ciones|tora|torial)|publish(?:ers?|ing)|publications?|verlag|press|librairie|imprimerie|books|springer|elsevier|wiley|routledge|palgrave|brill|birkhäuser|mcgraw[ -]hill|ieee|acm|puf|pur|pul|pug|iste|l['’]harmattan|armand colin|de boeck|de gruyter|belin|dunod|seuil|gallimard|fayard|flammarion|hermann|hermès|lavoisier|larcier|bruylant|dalloz|lgdj|lexisnexis|masson|vrin|ellipses|nathan|hachette|ophrys|classiques garnier|karthala|peter lang|honoré champion|la découverte|la documentation française)(?!\p{L})/iu;

const atStart = /^(?:presses|éditions|editions|publications|librairie|imprimerie)\s/iu;
const person = /^(?!L(?:a|es?)\s)\p{Lu}[\p{Ll}.-]+\s\p{Lu}\p{Ll}+$/u;

/** Whether a name is a publisher's: that of the work itself, one that is called so and is none that a person may have, or in a record of HAL a single word. */
export function isHouse(name: string, publisher: string | undefined, isOfHal: boolean): boolean {
  if (publisher !== undefined && normalTitle(publisher) === normalTitle(name)) return true;
  return (words.test(name) && (atStart.test(name) || !person.test(name))) || (isOfHal && !/\s/.test(name));
}
