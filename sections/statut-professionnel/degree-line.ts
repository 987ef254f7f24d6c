/** Whether a line of a CV says a degree or a post, by what stands behind its date. */
import { bodyIn } from '../line-parts';
import { periodsIn } from '../period';

const led = String.raw`(?:(?:titulaire|obtention|soutenance|lauréate?|admise?|reçue?|major)\s(?:d[eu]\s(?:la\s)?|(?:de\s|à\s|à la\s)?l['’]|d['’](?:une?\s)?|au\s))?`;
const words = [
  String.raw`doctorat(?!\scontractuel)|th[eè]se|ph\.?\s?d\.?(?!\p{L}|\s(?:student|candidate|fellow|researcher))|docteure?(?=\s(?:d['’]|(?:en|[eè]s|de|of)\s))`,
  String.raw`habilitation|habilitée?\sà|maîtrise|mast[eè]re?s?|master['’]s|magist[eè]re?|licence|licenciée?\s(?:en|[eè]s)|bachelor|bac(?:calauréat)?`,
  String.raw`agrég(?:ation|\.)|agrégée?(?=\s(?:d['’]|(?:de|en)\s))(?!.*(?:lycée|collège))|diplôm(?:e|ée?)|certificat|classes? préparatoires?|qualif(?:ication|iée?)`,
  String.raw`(?:élève[\s-])ingénieure?|ingénieure?\s(?:d['’]État|diplômée?|civile?\sdes|de\sl['’](?:École|ENS))`,
].join('|');
const acronyms = String.raw`HDR|H\.?U\.?(?=\s*[,(:–—-])|DEA|DESA?|DESS|DEUG|DEUST|DUT|BUT|BTS|DU|DIU|CAPES|CAPET|CAPA|CRFPA|CRPE|[ML][123]|[BM]\.?Sc|MBA`;
const degree = [
  new RegExp(`^${led}(?:${words})(?!\\p{L})`, 'iu'),
  /,\spromo(?:tion)?\.?\s(?:19|20)\d\d/iu,
  new RegExp(`^(?:[Tt]itulaire (?:du |de l['’]|d['’]un )|[Ll]auréate? du )?(?:${acronyms})(?![\\p{L}\\d])`, 'u'),
];
const post =
  /^(?:MCF|MCU-PH|PU-PH|ATER|PRAG|PRCE|post-?doc|(?:maître|maîtresse)s?\s(?:de\sconf|assistant)|professeure?\s(?:des\suniv|d['’]univ|assistant|invité|habilité|de\sl['’]enseignement)|(?:chargé|directeur|directrice)e?\sde\srecherche)/iu;

const undated = (line: string): string => {
  const [period] = periodsIn(line);
  const rest = (period?.at === 0 ? line.slice(period.text.length) : line).replace(/^\P{L}+/u, '');
  return rest.replace(/^\p{L}+\s?:\s/u, ''); // « Reconversion : DU de bioinformatique »
};

/** « Doctorat d’histoire », « ENS Lyon, agrégée de lettres » */
export function saysDegree(line: string): boolean {
  const [first = '', ...others] = undated(line).split(/[,;:(]\s*|\s[–—-]\s/u);
  const isDegree = (part: string) => degree.some((pattern) => pattern.test(part));
  return isDegree(undated(line)) || (bodyIn(first.trim()) !== undefined && others.some(isDegree));
}
export const saysPost = (line: string): boolean => post.test(undated(line));
