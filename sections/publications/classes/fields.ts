/** The owner's choices of a publication's class, one for each scheme; absent where the proposal stands. */
import { z } from 'zod';
import { codesOf, type Scheme } from './schemes';

const chosen = <Each extends Scheme>(scheme: Each) =>
  z.preprocess((value) => value || undefined, z.enum(codesOf(scheme), 'Cette classe est inconnue').optional());

export const classFields = { aeresClass: chosen('aeres'), hceresClass: chosen('hceres') };
