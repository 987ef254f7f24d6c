/** A line of a pasted list of the members of a jury. */

import { memberIn } from '@/sections/jurys/pasted-line';
import type { Fields } from '../read-line';

/** A grade stands before the body that it is held at. */
export function eachLine(line: string, blank: Fields): Fields {
  const parts = memberIn(line);
  if (!parts) return { ...blank, nom: line };
  const { name, role, body, rest } = parts;
  return { ...blank, nom: name, role, etablissement: [rest, body].filter(Boolean).join(', ') };
}
