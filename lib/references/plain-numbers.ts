/** Volume, number, pages and dates, by the marks of most styles. */
import { dateIn, monthOf } from './dates';
import { gap } from './plain-asides';
import { isDateless, statusOf } from './states';
import { wholeRange } from './values';

const page = String.raw`[A-Za-z]?\d+|[ivxlc]+|[IVXLC]+`;
const range = String.raw`(?:${page})(?:\s*[-–—]+\s*(?:${page}))?`;
const year = String.raw`(?:1[4-9]|20)\d\d`;
const label = String.raw`(?<![\p{L}\d])`;
const apart = String.raw`[\s,:${gap}]*`;

/** Patterns with labels first, then those that go by the order of the numbers. */
const numberings = [
  // « August 5-9, 2019 »
  String.raw`${label}(?<date>(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*\.?\s\d{1,2}(?:\s?[-–]\s?(?:\p{L}{3,9}\.?\s)?\d{1,2})?,\s${year})(?!\d)`,
  // « 2019 Mar 12;12(3):34-6 » of Vancouver
  String.raw`(?<date>${year}(?:\s\p{L}{3,9})?(?:\s\d{1,2})?)?\s*;\s*(?=[\d(])(?<volume>\d{1,4}(?:\s(?:Suppl|Pt|Spec\sNo)\b\.?(?:\s?[\dA-Z]{1,3})?)?)?(?:\s*\((?<issue>[^()]{1,14})\))?(?:\s*:\s*|\.\s(?=pii))(?:pii\s?[=:]\s?(?<articleNumber>\w{3,12})|(?<pages>\d+\.e\d+(?:\s?[-–]\s?(?:(?:\d+\.)?e)?\d+)?|${range}))`,
  String.raw`${label}(?:[Pp]p?|[Pp]ages?)\.?\s*(?<pages>${range})(?![\p{L}\d])`,
  String.raw`${label}(?:[IVXLC]+\s?[-,+]\s?)?(?<count>\d{1,4}|\d[\s\u202f]\d{3})\s*p(?:ages|\.)`,
  String.raw`${label}(?:[Vv]ol(?:ume)?|[Tt](?:ome)?)\.?\s*(?<volume>\d+|[IVXLC]+(?:\/\d+)?)(?![\p{L}\d]|\)?\s?:)(?:\s*\((?<issue>\d[\d/–-]*)\))?`,
  String.raw`(?<=[,\s])(?<volume>\d{1,4}e\sann[ée]e)(?=[,\s${gap}]|$)`,
  String.raw`(?<=\p{L}\.?\s)(?<volume>\d{1,4})\.(?<issue>\d{1,2})\s\((?<date>${year})\)${apart}(?<pages>${range})?`, // « 63.2 (2013), 780-801 »
  String.raw`(?<=\p{L},\s)(?<volume>[IVXLC]{2,}),\s(?<issue>\d{1,3})(?=,\s${year})`, // « LXXXIV, 2, 2010 »
  // « JCP G 2017, doctr. 842 », « CCC 2023, étude 7 », which number their parts apart
  String.raw`(?<=,\s|\d\.\s)(?<articleNumber>(?:(?:[Aa]ctu?|[Cc](?:hron|omm)|[Dd]octr|[Ff]orm|[Oo]bs|[Pp]rat)\.|[Aa]lerte|[Cc](?:hronique|ommentaire)|[Dd]ossier|[Ee]ntretien|[Éé]tude|[Ff]ocus|[Ll]ibres\spropos|[Rr]epère)\s\d{1,5})(?=[.,;\s${gap}]|$)`,
  String.raw`${label}(?:Article|Art\.)\s(?:no?\.?\s|n[°º]\s)?(?<articleNumber>\d{3,9})(?=[.,\s${gap}]|$)`,
  // « Revue du Nord 12, no 3 (2019) : 12-34 » of Zotero's French Chicago, « 34: 882-902 »
  String.raw`(?<=\p{L}\.?\s)(?<volume>(?!${year})\d{1,4}),\s[Nn](?:o|[°º])\.?\s(?<issue>\d[\d/–-]*)(?:\s*\((?<date>[^()]{0,20}${year})\))?(?:${apart}(?<pages>(?!${year}(?![\d–-]))${range}))?`,
  String.raw`${label}(?:[Nn][°º]s?|[Nn]os?\.|[Nn]o|[Nn]um[ée]ro|[Ii]ssue)\s*(?<issue>\d[\d/–-]*)`,
  String.raw`(?<=\p{L}\.?,?\s)(?<volume>\d{1,4})(?:\s?\((?<issue>(?!${year}\))[^()]{1,14})\))?\s?:\s?(?<pages>\d+\s*[-–—]+\s*\d+)(?![\d\p{L}])`,
  // « 44 Harvard Law Review 1222 », « 144 U. Pa. L. Rev. 2021 (1996) »
  String.raw`(?<=^|[,)${gap}]\s*)(?<volume>\d{1,4})\s(?<container>\p{Lu}[^,;:()\d\s${gap}]*\s[^,;:()\d${gap}]{1,60})\s(?<pages>\d{1,4})(?=\s*(?:[(.,]|$))`,
  String.raw`(?:${label}(?<volume>\d{1,4}|[IVXLC]+)|,)\s*\((?<issue>(?!${year}\))[\d–/-]{1,12})\)(?:\s*[:,]\s*(?<pages>(?!${year}(?![\d–-]))${range}))?`,
  // « 147, 1–241 (2002) »
  String.raw`${label}(?<volume>\d{1,4}),\s*(?<pages>\d+\s*[-–—]+\s*\d+)(?:\s*\((?<date>${year})\))?(?![\d\p{L}])`,
  String.raw`(?<=\p{L}\.?\s)(?<issue>\d{1,4}\/\d{1,3})\s\((?<date>${year})\)${apart}(?<pages>${range})?`, // « 29/2 (2019), 215–240 »
  // « 12, no. 3 (2019): 34–56 », « 46 (2009), no. 3, 377–396 », « 21, 7 (July 1978), 558–565 »
  String.raw`${label}(?<volume>\d{1,4})(?:,\s*(?<issue>\d{1,3}))?[\s,${gap}]*\((?<date>[^()]{0,20}${year})\)${apart}(?<pages>${range})?`,
  // « D. 2019. 1234 », « JCP G 2020, 345 », « JCP G 2007, II, 10154 », « RDC 2020/3, p. 45 » of jurists
  String.raw`(?<=^\p{Lu}[^,()${gap}]{0,40}?\s|[,${gap}]\s*)(?<date>(?:\d{1,2}(?:er)?\s\p{L}{3,9}\.?\s)?${year})(?:\/(?<issue>\d+)|,\s(?<volume>I{1,3}|IV)(?=,\s\d)|(?=\s*[.,][\s${gap}]*(?:\d|${gap}|(?:comm|chron|obs|repère|étude)s?(?:\.|\s\d))))(?:[.,][\s,${gap}]*(?<pages>${range})(?=\s*(?:[.,;]|$)))?`,
  String.raw`(?<=\p{L},\s)(?<volume>\d{1,4}),\s(?<pages>\d{5,7})(?=[,.\s${gap}]*$)`, // « 98, 102567 »
  String.raw`(?<=,\s)(?<date>${year})[-/](?<issue>\d{1,2})(?=[,.\s${gap}]|$)`, // « n° 151, 2011-1 »
  String.raw`(?<=,\s)(?<pages>(?!${year}\b)\d+\s*[-–—]+\s*\d{2,})(?=[.\s${gap}]*$)`,
  String.raw`(?<=,\s)(?<pages>(?!${year}\b)\d+\s*[-–—]+\s*\d+)(?=\.\s\p{Lu}[\p{L}\s]+:)`, // « 12–34. London: Routledge »
  String.raw`(?<=\p{L}\.?,\s)(?<volume>\d{1,3})(?=,?\s?${gap})`, // « Gallia, 55, 2013, p. 3 »
  String.raw`(?<=,\s)(?<issue>(?!${year}\s*[-–]\s*${year})(?:\d{1,5}|[IVXLC]+)\s*[-–/]\s*\d{1,5}|(?!${year})\d{1,5})(?=\s*[,.]|$)`,
].map((pattern) => new RegExp(pattern, 'u'));

const piece = String.raw`(?=\S)(?:(?:\d{1,2}(?:er)?\s)?\p{L}{3,5}\.\s?[-–/]?\s?)?[^,;.()${gap}]+`;
const dated = new RegExp(String.raw`(?<=(?:^|[,;.(${gap}])\s*)(?:[sn]\.\s?d|${piece})(?=\s*(?:[,;.)${gap}]|$))`, 'giu');
const yearsAtEnd = new RegExp(String.raw`(?<=,\s)(${year})\s?[-–]\s?${year}(?=[\s.,${gap}]*$)`);

/**
 * The numbers that are found, and the rest of the text with a gap for each. `pages` may be the page count of a whole
 * work: then it `isCounted`.
 */
export function numbersIn(text: string) {
  const found: Partial<
    Record<'articleNumber' | 'container' | 'count' | 'date' | 'issue' | 'pages' | 'volume', string>
  > = {};
  let left = text;
  for (const pattern of numberings) {
    const match = pattern.exec(left);
    if (!match) continue;
    const groups = Object.fromEntries(Object.entries(match.groups ?? {}).filter(([, value]) => value !== undefined));
    Object.assign(found, { ...groups, ...found });
    left = left.slice(0, match.index) + gap + left.slice(match.index + match[0].length);
  }
  const { date, count, pages = count?.replace(/\D/g, ''), ...others } = found;
  const dates = date === undefined ? [] : [date];
  const take = (given: string) => {
    dates.push(given.trim());
    return gap;
  };
  left = left
    .replace(dated, (given) => (isDate(given.trim()) ? take(given) : given))
    .replace(yearsAtEnd, (_, first: string) => take(first));
  return {
    numbers: { ...others, pages: pages && wholeRange(pages) },
    isCounted: count !== undefined,
    dates,
    /** A date says more than a year, as a book's does not. */
    isOfMonth: dates.some((each) => (dateIn(each)?.length ?? 0) > 4),
    left: left.replace(new RegExp(String.raw`\(\s*${gap}[\s${gap},]*\)`, 'g'), gap),
  };
}

/**
 * « 2015 », « août-septembre 2015 », « 12-14 mars 2019 », « sous presse », « s. d »: a year, with
 * days and months at most.
 */
function isDate(text: string): boolean {
  if (statusOf(text) !== undefined || (isDateless(text) && /\p{L}/u.test(text))) return true;
  if (
    !/(?<!\d)(?:1[4-9]|20)\d\d[a-z]?$|^(?:19|20)\d\d\s\p{L}/u.test(text) ||
    dateIn(text) === undefined ||
    /^\d+\s*[-–]\s*\d+$/.test(text)
  )
    return false;
  const words = text.replace(/[a-z]$/, '').match(/\p{L}+/gu) ?? [];
  return words.every(
    (word) =>
      monthOf(word) !== undefined ||
      /^(?:er|st|nd|rd|th|et|and|to|au|aux|du|le|les|en|ligne|mise?|déposée?|parue?|publiée?|published|online|filed|printemps|été|automne|hiver|spring|summer|autumn|fall|winter)$/i.test(
        word,
      ),
  );
}
