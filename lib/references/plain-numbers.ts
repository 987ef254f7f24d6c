/** Volume, number, pages and the date between them, by the marks of most styles. */
const page = String.raw`[A-Za-z]?\d+|[ivxlc]+`;
const range = String.raw`(?:${page})(?:\s*[-–—]+\s*(?:${page}))?`;
const year = String.raw`(?:1[4-9]|20)\d\d`;
const numbering = (pattern: string, flags = 'iu'): RegExp => new RegExp(pattern, flags);

const numberings = [
  // « 12, no. 3 (2019): 34–56 », « 12 (2019): 34–56 » of Chicago's notes
  numbering(
    String.raw`(?<![\p{L}\d])(?<volume>\d{1,4})(?:,\s*(?:no?\.|n[°º])\s*(?<issue>[\d/–-]+))?\s*\((?<date>[^()]{0,20}${year})\)\s*[:,]\s*(?:pp?\.\s*)?(?<pages>${range})`,
  ),
  // « 2019 Mar 12;12(3):34-6 » of Vancouver
  numbering(String.raw`(?<date>${year}(?:\s\p{L}{3,9})?(?:\s\d{1,2})?)\s*;\s*(?<volume>\d{1,4})(?:\s*\((?<issue>[^()]{1,14})\))?\s*:\s*(?<pages>${range})`),
  // « D. 2019. 1234 », « JCP G 2020, n° 12, 345 », « RTD civ. 2018, p. 12 » of jurists
  numbering(String.raw`(?<=^\p{Lu}[^,()]{0,40}\s)(?<date>${year})[.,]\s*(?:n[°º]\s*(?<issue>\d+),\s*)?(?:p\.\s*)?(?<pages>${range})(?=\s*(?:[.,;]|$))`, 'u'),
  numbering(String.raw`(?<![\p{L}\d])(?<volume>\d{1,4})\s*\((?<issue>(?!${year}\))[\d–/-]{1,12})\)(?:\s*[:,]\s*(?:pp?\.\s*)?(?<pages>${range}))?`),
  numbering(String.raw`,\s*\((?<issue>\d{1,5})\),\s*(?<pages>${range})`),
  numbering(String.raw`;\s*(?<volume>\d{1,4})\s*:\s*(?<pages>${range})`),
  numbering(String.raw`\b(?:pp?|pages?)\.?\s*(?<pages>${range})(?![\p{L}\d])`),
  numbering(String.raw`,\s*(?<volume>\d{1,4}),\s*(?<pages>\d+\s*[-–—]+\s*\d+)(?![\d\p{L}])`),
  numbering(String.raw`(?<=,\s)(?<pages>\d+\s*[-–—]+\s*\d+)(?=\.\s\p{Lu}[\p{L}\s]+:)`, 'u'), // « 12–34. London: Routledge »
  numbering(String.raw`\b(?<count>\d{1,4})\s*p(?:ages|\.)`),
  numbering(String.raw`\b(?:vol(?:ume)?|t(?:ome)?)\b\.?\s*(?<volume>\d+|[IVXLC]+)\b`),
  numbering(String.raw`(?<![\p{L}])(?:n[°º]|no\.|num[ée]ro|issue)\s*(?<issue>\d[\d/–-]*)`),
];

/** Volume, number, pages and a date beside them, and what is left without them; `isCount`: the pages are how many a whole work has. */
export function numbersIn(text: string) {
  const found: { volume?: string; issue?: string; pages?: string; count?: string; date?: string } = {};
  let left = text;
  for (const pattern of numberings) {
    const match = pattern.exec(left);
    if (!match) continue;
    const said = Object.fromEntries(Object.entries(match.groups ?? {}).filter(([, value]) => value !== undefined));
    Object.assign(found, { ...said, ...found });
    left = `${left.slice(0, match.index)}, ${left.slice(match.index + match[0].length)}`;
  }
  const { count, pages = count, ...numbers } = found;
  return { ...numbers, pages, left: left.replace(/(?:\s*,)+\s*/g, ', '), isCount: pages !== undefined && pages === count };
}
