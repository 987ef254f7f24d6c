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
