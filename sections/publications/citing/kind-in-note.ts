/** The kind of a work as an import notes it, where its nature alone does not say it (lib/references/note.ts). */
import type { Nature } from '@/lib/references/work';

const kinds: Partial<Record<Nature, RegExp>> = {
  rapport:
    /^(?:rapport (?:de |d[’'])?\p{L}+(?: \p{L}+)?|(?:\p{L}+ ){1,2}report|document de travail|working paper|livre blanc|white paper|note (?:technique|de recherche))$/iu,
  brevet: /^(?:(?:demande de )?brevet(?: \p{L}+)?|(?:\p{L}+ ){1,2}patent)$/iu,
};

/**
 * « Rapport de recherche », « Research Report », « Brevet européen »: the sentence of the note that is nothing but what
 * a report or a patent is called.
 */
export function kindIn(note: string | undefined, nature: Nature): string | undefined {
  const pattern = kinds[nature];
  return (
    pattern &&
    note
      ?.split(/[.!?…](?:\s|$)/u)
      .map((sentence) => sentence.trim())
      .find((sentence) => pattern.test(sentence))
  );
}
