/** What a thesis is, told by the words that formats have for its type. */
import type { Nature } from './work';

const habilitation = /habilitation|\bhdr\b/;
/** Degrees before the doctorate, which may be called thesis or dissertation too. */
const master = /master|mathesis|memoire|bachelor|dumas|licence|\b[bm]\.?\s?(?:a|sc|phil|res)\b/;
const doctorate = /ph\.?\s?d|d\.?\s?phil|do[ck]tor|dottora|these|dissertation/;

/**
 * The nature of a thesis or master's work. `type` is what its entry calls its type: one that names no doctorate is a master's work's, but for
 * « Thesis », which is any. Without it, `hints`, words on the work in general, tell only what they name.
 */
export function thesisNature(nature: 'these' | 'memoire', type = '', hints = ''): Nature {
  const said = plain(type);
  const words = said || plain(hints);
  if (habilitation.test(words)) return 'hdr';
  if (master.test(words)) return 'memoire';
  const isOther = said !== '' && said !== 'thesis' && !doctorate.test(said);
  return isOther ? 'memoire' : nature;
}

/** Lower case, without accents and signs at the ends. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
