import { ofRelativeDate } from '@/lib/format/dates';
import { quotedBriefly } from '@/lib/format/french';

/** « “RIVAGES” repris de la version d’hier à 9 h 10 »; `when` begins with a capital, as in « Hier à 9 h 10 ». */
export const takenBackText = (name: string, when: string): string => `${quotedBriefly(name)} repris de la version ${ofRelativeDate(when)}`;
