/**
 * What a line says of its own kind by its first words: « Compte rendu de », « Préface à », « Traduction de : », « Notice
 * « … » », « Thèse : », « Rapport pour l’Ademe », « Participation à ».
 */
import type { Nature } from './work';

export type Kind = {
  readonly nature: Nature;
  /** Without the words that say the kind, where what follows is the work, or the one that it is about. */
  readonly rest: string;
  /** The first of these words: « Postface ». */
  readonly words: string;
  /** Whom a report was written for. */
  readonly institution?: string;
};

const of = String.raw`(?:\s?:|\s(?:d[eu]s?|à|aux?|of|to|for|sur|on)(?:\sl[’'](?:ouvrage|édition)|\s?livre)?(?:\sd[eu])?(?:\s?:)?(?=[\s«“])|\sd[’'](?=\p{Lu}))\s*`;
const starts: readonly (readonly [Nature, RegExp])[] = [
  [
    'compte-rendu',
    new RegExp(
      String.raw`^(?:comptes?[ -]rendus?(?:\s(?:critique|de lecture|d[’']ouvrage))?|c\.\s?-?\s?r\.|cr\b|recension|rec\.|note de lecture|(?:book\s)?review)(?:${of}|\s(?=d[’'])|,\s)`,
      'iu',
    ),
  ],
  [
    'preface',
    new RegExp(
      String.raw`^(?:préface|postface|avant-propos|foreword|afterword|preface)(?:${of}|,\s(?:dans|in)\s)`,
      'iu',
    ),
  ],
  [
    'traduction',
    new RegExp(
      String.raw`^(?:traduction|translation|trad\.)(?:\s(?:française|anglaise|espagnole|allemande|italienne|de l[’']\p{L}+|du \p{Ll}+|en \p{Ll}+))*${of}`,
      'iu',
    ),
  ],
  ['article', /^tribune\s(?=[«“"])/iu],
  ['notice', /^(?:notices?|entrées?|articles?|entry|v[°º])\s(?=[«“"])/iu],
  ['hdr', /^(?:mémoire d[’'])?(?:hdr|habilitation[^:,«]{0,40})\s?:\s*/iu],
  ['these', /^(?:thèse|doctorat|ph\.?\s?d\.?|doctoral)(?:\s[^:«“,]{2,60})?\s?:\s*/iu],
  ['memoire', /^(?:mémoire|master)(?:\s[^:«“,]{2,60})?\s?:\s*/iu],
];
const reportFor =
  /^rapport(?:\s(?:final|intermédiaire|d[’']expertise|d[’']étude|de recherche|technique))*\s(?:pour|à|remis à|au|aux)\s(?:la\s|le\s|les\s|l[’'])?(\p{Lu}[^,:.«“]{1,100})[,:.]\s+/iu;
const media =
  /^(?:participation\s(?:à|au)\s|invitée?\s(?:d[eu]|dans|sur|à)\s|(?:passage|intervention)\s(?:à|au|sur|dans)\s(?:l[’']émission|la radio|France|RFI|Arte|TV5)|émission\s|entretien\s(?:avec|pour|dans|sur|à|accordé)\s|interview\s|podcast\s)/iu;
const onDecision =
  /^(?:note|obs(?:\.|ervations)|comm(?:\.|entaires?)|concl(?:\.|usions))(?:\s(?:crit\.|critiques?|crit))?\s(?:sous|ss\.?)\s/iu;
/** The kind of a line, or of what follows its authors; undefined where it does not say one. */
export function kindOfLine(text: string): Kind | undefined {
  for (const [nature, start] of starts) {
    const [words] = start.exec(text) ?? [];
    if (words !== undefined)
      return { nature, words: /^[\p{L}-]+/u.exec(words)?.[0] ?? '', rest: text.slice(words.length) };
  }
  const [words, institution] = reportFor.exec(text) ?? [];
  if (words !== undefined) return { nature: 'rapport', words, rest: text.slice(words.length), institution };
  if (onDecision.test(text)) return { nature: 'note-arret', words: '', rest: text };
  return media.test(text) ? { nature: 'media', words: '', rest: text } : undefined;
}

/** The kind that a title in quotes says: « Préface ». */
export const kindOfTitle = (title: string): Nature | undefined =>
  /^(?:préface|postface|avant-propos|foreword|afterword)$/iu.test(title) ? 'preface' : undefined;

/** The decision that a note is on. */
export const decisionIn = (title: string): string => title.replace(onDecision, '');
