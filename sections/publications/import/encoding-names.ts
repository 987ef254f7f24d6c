/** Encodings of files, as people know them. */
import type { Encoding } from '@/lib/references/work';

const encodingNames: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252 (Latin-1)',
  macintosh: 'Mac Roman',
  'one-byte': 'lu comme du Windows-1252\u00a0; si des lettres sont fausses, enregistrez d’abord le fichier en UTF-8',
  'utf-8-twice': 'UTF-8 lu ailleurs comme Windows-1252 («\u00a0Ã©\u00a0» pour «\u00a0é\u00a0»)',
  'utf-8-lossy': 'UTF-8 dont des lettres étaient déjà perdues («\u00a0\uFFFD\u00a0»)',
};

/** « Encodage reconnu : UTF-16 »; what was guessed is not called recognised. */
export const encodingText = (encoding: Encoding): string =>
  `${encoding === 'one-byte' ? 'Encodage incertain' : 'Encodage reconnu'}\u00a0: ${encodingNames[encoding]}`;
