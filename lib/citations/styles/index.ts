/** A reference as text, in the three styles that journals ask for. */
import type { TextSpan } from '../formatted';
import type { Reference } from '../reference';
import { apa } from './apa';
import { iso690 } from './iso690';
import { vancouver } from './vancouver';

type Style = { readonly id: string; readonly label: string; readonly write: (reference: Reference) => TextSpan[] };

export const styles: readonly Style[] = [
  { id: 'iso690', label: 'ISO 690', write: iso690 },
  { id: 'apa', label: 'APA', write: apa },
  { id: 'vancouver', label: 'Vancouver', write: vancouver },
];
