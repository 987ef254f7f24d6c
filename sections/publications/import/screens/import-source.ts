/** What an import reads, and the words that depend on it. */

import type { HostSource } from '../host-source';

/** A file, a text that was pasted, or works that a host is asked for. */
export type ImportSource = { readonly name: string } & (
  | { readonly file: Blob }
  | { readonly text: string }
  | { readonly asked: HostSource }
);

/** What a host is called where it is read. */
export const sourceLabels = { hal: 'HAL', orcid: 'ORCID', doi: 'vos DOI' } as const;

const ofFiles = {
  back: 'Choisir un autre fichier',
  again: 'Relire le fichier',
  refused: 'Corrigez-les dans le fichier, puis importez-le de nouveau.',
  repeated: 'Deux fois dans le fichier',
  kept: 'Relisez le fichier',
  more: 'Importer un autre fichier',
};
type SourceWords = typeof ofFiles;
const ofTexts: SourceWords = {
  back: 'Modifier le texte',
  again: 'Relire le texte',
  refused: 'Corrigez-les dans le texte, puis relisez-le.',
  repeated: 'Deux fois dans le texte',
  kept: 'Relisez le texte',
  more: 'Importer un autre texte',
};
const ofHosts: SourceWords = {
  back: 'Choisir une autre source',
  again: 'Réessayer',
  refused: 'Complétez-les à la source, ou ajoutez-les vous-même.',
  repeated: 'Deux fois dans cette source',
  kept: 'Réessayez la lecture',
  more: 'Importer d’autres publications',
};

/** The words for a source: a file or a text can be corrected and read again, a host is asked again. */
export const wordsOf = (source: ImportSource): SourceWords =>
  'file' in source ? ofFiles : 'text' in source ? ofTexts : ofHosts;
