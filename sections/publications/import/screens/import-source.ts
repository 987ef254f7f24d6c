/** What an import reads, and the words that depend on it. */

import { formatFileSize } from '@/lib/format/file-size';
import { counted, formatNumber } from '@/lib/format/french';
import type { ImportProgress } from '@/lib/site/api/import';
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
} as const;
const ofTexts = {
  back: 'Modifier le texte',
  again: 'Relire le texte',
  refused: 'Corrigez-les dans le texte, puis relisez-le.',
  repeated: 'Deux fois dans le texte',
  kept: 'Relisez le texte',
  more: 'Importer un autre texte',
} as const;
const ofHosts = {
  back: 'Choisir une autre source',
  again: 'Réessayer',
  refused: 'Complétez-les à la source, ou ajoutez-les vous-même.',
  repeated: 'Deux fois dans cette source',
  kept: 'Réessayez la lecture',
  more: 'Importer d’autres publications',
} as const;

/** The words for a source: a file or a text can be corrected and read again, a host is asked again. */
export const wordsOf = (source: ImportSource): typeof ofFiles | typeof ofTexts | typeof ofHosts =>
  'file' in source ? ofFiles : 'text' in source ? ofTexts : ofHosts;

/** What is being done: « Lecture de « liste.bib » ». What has been sent whole is being read. */
export function stepText(source: ImportSource, progress: ImportProgress | null): string {
  const isSending =
    !('asked' in source) && (progress === null || (progress.step === 'sending' && progress.done < progress.total));
  if (isSending) return `Envoi de ${source.name}`;
  return progress?.step === 'comparison' ? 'Comparaison avec vos publications' : `Lecture de ${source.name}`;
}

/** « 200 publications lues sur 412 », « 3 DOI lus sur 12 pour les auteurs qui manquent ». */
export function progressText(source: ImportSource, { step, done, total }: ImportProgress): string {
  if (step === 'sending') return `${formatFileSize(done)} sur ${formatFileSize(total)}`;
  const of = ` sur ${formatNumber(total)}`;
  if (step === 'references') return `${counted(done, 'référence lue', 'références lues')}${of}`;
  if (step === 'comparison') return `${counted(done, 'référence comparée', 'références comparées')}${of}`;
  if (step !== 'doi') return `${counted(done, 'publication lue', 'publications lues')}${of}`;
  const isList = 'asked' in source && source.asked.source === 'doi';
  return `${counted(done, 'DOI lu', 'DOI lus')}${of}${isList ? '' : ' pour les auteurs qui manquent'}`;
}
