import { quotedBriefly } from '@/lib/format/french';

/** « n° 3 »: versions are referred to by number, since several may have the same content. */
export const numberText = (version: number): string => `n°\u00a0${version}`;

/** « “RIVAGES” repris de la version n° 3 »; without `which`, a version that an older release did not record. */
export const takenBackText = (name: string, which?: string): string =>
  `${quotedBriefly(name)} repris d${which === undefined ? '’une version antérieure' : `e la version ${which}`}`;

/** « Version n° 3 restaurée » */
export const restoredText = (which: string): string => `Version ${which} restaurée`;
