/** Parts of a reference that a style may put anywhere, and that their own marks tell: addresses, an edition, a series. */
import { withCommas } from '@/lib/names/read-names';

const rank = '(?:\\d{1,2}\\s?(?:e|ère?|è?me|nd|rd|th|st)|nouvelle|deuxième|troisième|second|third|revised)';
const edition = `${rank}\\s(?:éd(?:ition\\b|\\.)|edn\\b\\.?|edition\\b|ed\\.)(?:,?\\s(?:revue|augmentée|et|refondue|mise à jour))*`;

/** A journal whose name has a full stop and commas, which would part it. */
const severed = /Annales\. (?:Histoire, Sciences sociales|[ÉE]conomies, Soci[ée]t[ée]s, Civilisations)/iu;
const joined = (name: string): string => name.replace('. ', '\uE000').replaceAll(', ', '\uE001');

/** A piece of the text with the signs of such a name. */
export const withSigns = (piece: string): string => piece.replace('\uE000', '. ').replaceAll('\uE001', ', ');

const editionAside = new RegExp(`\\s*\\((${edition})\\)|(?<=[.,])\\s*(${edition})[.,]*(?=\\s|$)`, 'iu');

/** The asides of a reference, and its text without them. */
export function takeAsides(reference: string) {
  let text = withCommas(reference.replace(/[‐‑‒]/g, '-').replace(severed, joined));
  const take = (pattern: RegExp, instead = ' '): string | undefined => {
    const [whole, ...found] = pattern.exec(text) ?? [];
    if (whole !== undefined) text = text.replace(whole, instead);
    return found.find(Boolean)?.trim();
  };
  const doi = take(/[⟨<]?(?:https?:\/\/(?:dx\.)?doi\.org\/|\bdoi\s*:?\s*)?(10\.\d{4,9}\/[^\s"<>⟩]*[^\s"<>⟩.,;])[⟩>]?/i);
  const halId = take(/[⟨<]?\b((?:hal|tel|halshs|inria|dumas|cel|medihal|insu|inserm|pasteur|ineris)-\d{8}(?:v\d+)?)\b[⟩>]?/i);
  const arxivId = take(/\barXiv(?:\spreprint\sarXiv)?\s?:\s?(\d{4}\.\d{4,5}(?:v\d+)?)/i, 'arXiv');
  const url = take(/(https?:\/\/[^\s<>"]*[^\s<>".,;)])/i);
  const isbn = take(/\bISBN\s*:?\s*([\d-]{9,17}[\dX])/i);
  const pubmed = take(/\b(PMID\s*:?\s*\d+)/i);
  take(/(?:disponible (?:sur|à l[’']adresse)|available (?:at|from)|retrieved from|\burl)\s*:?/i);
  take(/[[(](?:page )?(?:consulté[es]*|accessed)[^\])]{4,40}[\])]/i);
  take(/\[(?:en ligne|online)\]/i);
  take(/(?<=\d)\s*\[(?:1[4-9]|20)\d\d\]/, ''); // « 1993 [1975] »
  take(/(?<=\d)\s+(?:et\s+s(?:uiv(?:antes)?)?|sqq?|ff)\.?(?=[\s,.;]|$)/i, ''); // « p. 345 et s. »
  const kind = take(/\s*\[((?:thèse|mémoire|habilitation|doctoral|master|ph\.?d|communication|conférence|conference|poster)[^\]]*)\]/iu, '');
  const numbered = take(editionAside, '');
  const series = take(/(?<=[.,])\s*(?:\(?coll(?:ection\b|\.)\s*[:«"“]?\s*([^,»"”);]{2,80}?)\s*[»"”]?\)?|(Que sais-je\s?\?))[.,]*(?=\s|$)/iu, '');
  return { text: text.replace(/\s+/g, ' ').trim(), kind, pubmed, fields: { doi, halId, arxivId, urls: [url], isbn, edition: numbered, series } };
}
