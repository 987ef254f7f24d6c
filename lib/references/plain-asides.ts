/**
 * Parts of a reference that their own marks identify anywhere in it: identifiers, an edition, a series, translators,
 * authors of a preface.
 */
import { withCommas } from '@/lib/names/read-names';
import { withDecisionQuoted } from './plain-kinds';
import type { Nature, Work } from './work';

/** The placeholder of a part that was taken out of a text. */
export const gap = '\uE000';

const rank = '(?:\\d{1,2}\\s?(?:e|ère?|è?me|nd|rd|th|st)|nouvelle|deuxième|troisième|second|third|revised)';
const edition = `${rank}\\s(?:éd(?:ition\\b|\\.)|edn\\b\\.?|edition\\b|ed\\.)(?:,?\\s(?:revue|augmentée|et|refondue|mise à jour))*`;
const kindOfEdition =
  "(?:rééd(?:ition|\\.)|(?:éd(?:ition|\\.)\\s)(?:critique|revue|augmentée|corrigée|bilingue|scientifique|annotée|établie|présentée)(?:\\set\\s\\p{L}+)?)(?!\\sd(?:e|es|u|[’']))";
const editionAside = new RegExp(
  `\\s*\\((${edition})\\)|(?<=\\()(${edition}),\\s|(?<=[.,])\\s*(${edition}|${kindOfEdition})(?=[\\s.,]|$)`,
  'iu',
);
const helper =
  /(?<=[.,]\s)\(?((?:[Tt]rad(?:\.|uit|uction|ucteur)|[Pp]r[ée]f(?:\.|ace)|[Pp]ostf(?:\.|ace)|[Aa]vant-propos|[Tt]ransl(?:\.|ated)|(?:with a )?[Ff]oreword)(?!\.\s(?:In|Dans)(?!\p{L}))(?=[^,«»()]{0,80}[\s’']\p{Lu})[^,«»()]{2,100}?)\)?(?=,\s|(?<=\p{L}{2})\.\s|\.?$)/u;

const bracketedKind =
  /\s*\[((?:paper|oral|poster|conference) presentation|(?:thèse|mémoire|habilitation|doctoral|master|ph\.?d|communication|conférence|conference|poster)[^\]]*)\]/iu;

/** Words for what is not out yet. */
export const coming = '(?:in press|sous presse|à paraître|forthcoming|to appear)';
const comingAtEnd = new RegExp(String.raw`[.,;]\s(${coming}),?\s\(?(20\d\d)\)?\.?$`, 'i');
const comingBefore = new RegExp(String.raw`^(.{10,}?),\s(${coming})\s(?:in|dans)\s(.+)$`, 'iu');

/** « Reply to: "Title". Journal »: a title that quotes the one it answers. */
const replies =
  /(?<=[\p{L})]\.\s)((?:(?:author[’']?s[’']?\s)?(?:reply|response)\s(?:to|on)|réponse\sà|re|comment(?:ary|aire)?s?\s(?:on|sur|of)|(?:letter|correction|erratum|corrigendum)\s(?:to|on)|(?:à propos|au sujet)\sde)\s?:?\s)("[^"]+"|“[^”]+”|«[^»]+»)\.?(?=\s\p{Lu})/iu;

/**
 * The title of a jurist's note or of a review in quotes, and « Rép. civ. Dalloz, v° Contrat » as « Contrat », in Rép.
 * civ. Dalloz ».
 */
const quotedTitles = (text: string): string =>
  withDecisionQuoted(text)
    .replace(/\b((?:bio|med)Rxiv)[:\s]\s?((\d{4})\.\d\d\.\d\d\.\d{6})/, '$1, $3, doi:10.1101/$2') // as they number theirs
    .replace(/(?<=\p{L})[*†‡]+(?=[,\s])/gu, '') // of an author
    .replace(/^([^.]{3,}?(?:\bal\.)?);\s(?:for|on behalf of|pour)\s(?:the|les?|la)\s(?=\p{Lu})/u, '$1; ')
    .replace(/^([^.]{3,}?),?\set\sal\.?;\s([^.]+)\.\s/i, '$1; $2, et al. ')
    .replace(comingAtEnd, ', $2, $1.')
    .replace(replies, (_, said: string, title: string) =>
      title.startsWith('«') ? `“${said}${title}”.` : `« ${said}${title} ».`,
    )
    .replace(comingBefore, '$1, $3, $2')
    .replace(/\bJCP,\séd\.\s(?=\p{Lu}(?!\p{L}))/u, 'JCP éd. ')
    .replace(/^((?:entretien|interview|tribune|débat)\s[^«»]+?)\s?:\s(«[^«»]+»)\.?$/iu, '$2, $1')
    .replace(/,\s((?:compte[ -]rendu|recension|c\.\s?r\.|review)\s[^«]*«[^«»]*»),/u, ', “$1”,')
    .replace(
      /\s\(([^():]{2,40}:\s[^()]+,\s(?:1[4-9]|20)\d\d)\)(?:,\s(\d[\d–-]*)\.?$)?/u,
      (_, house: string, pages?: string) => `, ${house}${pages ? `, p. ${pages}` : ''}`,
    )
    .replace(/,\s([^,«“]+),\sv[°º]\s?([^,«“]+)/u, ', “$2”, in $1');

type Said = Pick<Work, 'invited' | 'peerReviewed' | 'poster' | 'proceedings' | 'unreviewed'>;

/** What a remark in parentheses says of a talk or of its journal. */
const remarks: readonly (readonly [RegExp, Said])[] = [
  [/(?:avec actes|actes (?:publiés|à paraître)|with proceedings)/, { proceedings: 'avec' }],
  [/(?:sans actes|without proceedings)/, { proceedings: 'sans' }],
  [
    /(?:sur invitation|(?:communication |conférence |orateur |conférenci(?:er|ère) )?(?:invitée?|plénière)|invited(?: (?:talk|speaker|lecture|paper))?|keynote(?: (?:talk|speaker|lecture))?|plenary(?: lecture| talk)?)/,
    { invited: true },
  ],
  [/(?:poster|affiche)/, { poster: true }],
  [/(?:(?:avec |revue à )?comité de lecture|peer[- ]reviewed|rang A)/, { peerReviewed: true }],
  [/(?:(?:revue )?sans comité de lecture|non[- ]peer[- ]reviewed)/, { unreviewed: true }],
];

function takeFacts(reference: string, take: (pattern: RegExp) => string | undefined): Said {
  const isPoster =
    take(/(?<=[.,;»”]\s)(poster(?:\spresentation)?|affiche|communication\saffichée)(?=[.,]|$)/iu) !== undefined ||
    /\[poster/i.test(reference);
  let facts: Said = isPoster ? { poster: true } : {};
  for (const [words, told] of remarks)
    if (take(new RegExp(String.raw`\s*[[(](${words.source})[)\]]`, 'iu')) !== undefined) facts = { ...facts, ...told };
  return facts;
}

/** An address, but for one that is a DOI's. */
const address = /[⟨<]?(https?:\/\/(?!(?:dx\.)?doi\.org\/)[^\s<>"⟨⟩]*[^\s<>".,;)⟨⟩])[⟩>]?/i;
/** Without the version and the form of the text that servers and publishers have behind it. */
const doiInAddress =
  /\/(10\.\d{4,9}\/[^\s?#]+?)(?:(?<=\d)v\d+)?(?:[./](?:full|abstract|short|e?pdf|html?)[^?#]*)?(?:[?#]|$)/i;

/** The asides of a reference, and its text with a gap for each. */
export function takeAsides(reference: string) {
  let text = quotedTitles(withCommas(reference.replaceAll(gap, ' ').replace(/[‐‑‒]/g, '-'))).replace(
    bracketedKind,
    (_, kind: string) =>
      `. ${/presentation|poster/i.test(kind) ? 'Communication' : `${kind[0]?.toUpperCase()}${kind.slice(1)}`}`,
  );
  const take = (pattern: RegExp, instead = gap): string | undefined => {
    const [whole, ...found] = pattern.exec(text) ?? [];
    if (whole !== undefined) text = text.replace(whole, instead);
    return found.find(Boolean)?.replaceAll(gap, ' ').trim();
  };
  const url = take(address); // first: whole, with the identifiers in it
  const doi = take(/[⟨<]?(?:https?:\/\/(?:dx\.)?doi\.org\/|\bdoi\s*:?\s*)?(10\.\d{4,9}\/[^\s"<>⟩]*[^\s"<>⟩.,;])[⟩>]?/i);
  const halId = take(/[⟨<]?\b([a-z]{3,8}-\d{8}(?:v\d+)?)\b[⟩>]?/i);
  const arxivId = take(/\barXiv(?:\spreprint\sarXiv)?\s?:\s?(\d{4}\.\d{4,5}(?:v\d+)?|[a-z-]+\/\d{7})/i, 'arXiv');
  const pmcid = take(/(?:\bPMCID\s*:?\s*)?\b(PMC\d{5,8})\b/i);
  const pictures = take(
    /(?<=[.,]\s)(\d{1,4}\s(?:ill|fig|pl|illustrations|planches|cartes|photos?)\b[^,;]{0,30}?)\.?(?=,|$)/iu,
  );
  const isbn = take(/\bISBN\s*:?\s*([\d-]{9,17}[\dX])|(?<![\d-])(97[89]-?\d[\d-]{7,11}\d)(?![\d-])/i);
  const pmid = take(/\bPMID\s*:?\s*(\d+)/i);
  take(/(?:disponible (?:sur|à l[’']adresse)|available (?:at|from)|retrieved from|\burl)\s*:?/i);
  take(/[[(](?:page )?(?:consulté[es]*|accessed|cited|cité[es]*)[^\])]{4,40}[\])]/i);
  take(/\s*\[(?:en ligne|online|internet)\]/i, '');
  const isAbstract = take(/\s*\[((?:(?:meeting|conference)\s)?abstract|résumé)\]/i, '') !== undefined;
  const isPreprint = take(/\s*\[(pré-?publication|pre-?print)\]/i, '') !== undefined;
  const numberOfPoster = take(
    /(?<=[.,;»”]\s)((?:poster|affiche)\s(?:(?:n[°º]|no\.?|#)\s?)?\p{Lu}{0,4}[-.\s]?\d{1,5}\p{L}?)(?=[.,;]|$)/iu,
  );
  const isOral =
    take(/(?<=[.,;»”]\s)(oral(?:\s(?:presentation|communication))?|(?:communication|présentation)\sorale)\.?$/iu) !==
      undefined ||
    take(/(?<=[.,;»”]\s)((?:communication|présentation)\sorale|oral\s(?:presentation|communication))[.,]\s/iu, '') !==
      undefined;
  take(/(?<=\d)\s*\[(?:1[4-9]|20)\d\d\]/, ''); // « 1993 [1975] »
  take(
    /(?<=\d)\s+(?:(?:et\s+|(?<=\b(?:p\.?\s?|\d{4}\.\s|,\s)\d+\s+)(?=ss?\.?(?:[\s,;]|$)))ss?(?:uiv(?:antes)?)?|sqq?|ff)\.?(?=[\s,.;]|$)/i,
    '',
  ); // « p. 345 et s. », « 2015. 331 s. »
  const facts = takeFacts(reference, take);
  const sort = take(/\s*\[(editorial|éditorial|letter|lettre)\]|(?<=\d\.\s)(Exhibition catalog(?:ue)?)\.?$/iu);
  const prize = take(
    /(?<=[.,\s])[[(]?((?:[Pp]rix|[Mm]ention spéciale|[Mm]édaille|[Aa]ward|[Bb]est [Pp]aper|[Hh]onou?rable mention)\s[^[\](),;.]{3,150})[\])]?\.?$/u,
  );
  const bracketed = take(/\s*\[([^[\]]{3,200})\]\.?$/u);
  const updated = take(/\s*\(((?:actualisation|mise à jour|màj)(?!\p{L})[^()]{3,60})\)/iu, '');
  const helpers = [prize, sort, bracketed, updated, pictures, take(helper), take(helper)];
  const numbered = take(editionAside);
  const series = take(
    /(?<=[.,]|\p{L}(?=\s\())\s*\(?(?<!\bproc\. ?)coll(?:ection\b|\.)\s*:?\s*(?!(?:19|20)\d\d\b)(?:[«"“]\s?([^»"”]{2,80}?)\s?[»"”]|([^,;).]{2,80}))\)?|(?<=[.,])\s*(Que sais-je\s?\?)|(?<=[\p{L}\d.]\s)\((\p{Lu}[^(),]{4,80},\s(?:n[°º]\s?)?\d{1,4})\)(?=\.?$|,\s(?:19|20)\d\d)/iu,
  );
  const [, named = series, seriesNumber] = /^(.+?),\s(?:n[°º]\s?)?(\d{1,4})$/u.exec(series ?? '') ?? [];
  const volumes = take(/(?<=[.,]\s)(\d{1,2})\svol(?:umes|s)?\b\.?/i);
  const isPoster = facts.poster || numberOfPoster !== undefined;
  const nature: Nature | undefined = isPreprint
    ? 'prepublication'
    : isPoster || isOral || isAbstract
      ? 'communication'
      : undefined;
  return {
    facts: isPoster ? { ...facts, poster: true as const } : facts, // else a heading may say it
    isAbstract,
    nature,
    text: text.replace(/\s+/g, ' ').trim(),
    volumes,
    remarks: [numberOfPoster, ...helpers],
    fields: {
      doi: doi ?? doiInAddress.exec(url ?? '')?.[1],
      halId,
      arxivId,
      pmid,
      pmcid: pmcid ?? /\bPMC\d{5,8}\b/.exec(url ?? '')?.[0],
      url,
      isbn,
      edition: numbered,
      series: named,
      seriesNumber,
    },
  };
}
