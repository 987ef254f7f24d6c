/** Parses a jury member from a line of a pasted list. */
import { capitalised, decapitalised } from '@/lib/format/french';
import { bodyIn, grade, personIn } from '../line-parts';
import { readLine } from '../read-line';
import { juryRoles, supervisorsInJury } from './offered';

/**
 * Parses a person from a line of a pasted jury: « Mme Claire Dupont, professeure, Université de Lyon, rapporteure », «
 * Rapporteur : Jean Petit (CNRS) »; undefined if the line has no role or organisation beside a name. `rest`: text
 * without a field.
 */
export function memberIn(line: string) {
  const {
    title,
    rest: others,
    said,
  } = readLine<'role' | 'body' | 'name'>(line, {
    parts: { role: roleIn, body: bodyIn, name: personIn },
  });
  const rest = [title, ...others].filter(Boolean).join(', ');
  const { name, role = '', body = '' } = said;
  return name === undefined || role + body === ''
    ? undefined
    : { name, role, body, rest: line.includes(rest) ? rest : decapitalised(rest) };
}

/**
 * « Présidente » for « présidente du jury », « Codirectrice de thèse » unchanged; undefined for « directeur de
 * recherche ».
 */
export function roleIn(part: string): string | undefined {
  if (grade.test(part) || part.split(' ').length > 4 || /\s\p{Lu}/u.test(part)) return undefined; // « rapporteur Paul Petit »
  const [word = ''] = /^[\p{L}-]+/u.exec(part) ?? [];
  const known = [...juryRoles.values, ...supervisorsInJury, 'Membre'].find(
    (role) => role.toLowerCase() === word.toLowerCase(),
  );
  if (known !== undefined) return /\set\s|\s(?:externe|extérieure?)$/iu.test(part) ? capitalised(part) : known;
  return /^co-?(?:direct|encadr)/iu.test(part) ? capitalised(part) : undefined;
}
