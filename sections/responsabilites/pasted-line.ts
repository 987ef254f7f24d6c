/** A line of a pasted list of responsibilities. */
import { bodyOrTown, ifLike } from '../line-parts';
import { type Fields, readLine } from '../read-line';

/** « Conseil de la Faculté de médecine – membre nommée »: the board stands first, the role apart. */
const board = /^(?:conseil|comité|commission|bureau|sénat|directoire|jury|CNU|CFVU)(?!\p{L})[^,;:()]*$/iu;
const roleIn = ifLike(
  /^(?:membre|(?:vice-)?présidente?|secrétaire|trésori[eè]re?|élue?|représentante?|rapporteure?|suppléante?)(?:\s(?:élue?|nommée?|suppléante?|titulaire|invitée?|extérieure?|de droit|générale?|adjointe?))*$/iu,
);

/** The responsibility that a pasted line names: « Directrice du département, IUT de Lens, depuis 2021 ». */
export function eachLine(line: string, blank: Fields): Fields {
  const parts = { organization: bodyOrTown };
  const withRole = readLine<'role' | 'organization'>(line, { parts: { role: roleIn, ...parts } });
  const { role } = board.test(withRole.title) ? withRole.said : {};
  const { title, rest, said, period, town } = role ? withRole : readLine<'organization'>(line, { parts });
  const [held, ...bodies] = role ? [role, title, said.organization] : [title, said.organization];
  return {
    ...blank,
    title: held,
    organization: [...bodies, town].filter(Boolean).join(', '),
    ...(rest[0] && { description: rest[0] }),
    ...(period && { period: period.text }),
  };
}
