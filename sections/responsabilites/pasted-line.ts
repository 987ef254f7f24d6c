/** A line of a pasted list of responsibilities. */
import { bodyOrTown, bodyWithin, ifLike } from '../line-parts';
import { type Fields, readLine } from '../read-line';

/** « département Algorithmique, calcul et image »: one name, which its commas do not end. */
const enumeration = /(?<!\p{L})département\s\p{Lu}[^,;:(]*(?:,\s\p{Ll}[^,;:(]*)+\set\s/u;

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
  const { title, said, period, town } = role ? withRole : readLine<'organization'>(line, { parts });
  const [held, ...bodies] = role
    ? [role, title, said.organization]
    : said.organization || enumeration.test(title)
      ? [title, said.organization]
      : bodyWithin(title);
  return {
    ...blank,
    title: held,
    organization: [...bodies, town].filter(Boolean).join(', '),
    ...(period && { period: period.text }),
  };
}

/** One of several bodies, « Membre » and « du RFS » without « de l’ASSL », or two as one. */
export const isDebris = (title: string, { organization }: Fields): boolean =>
  Boolean(organization) &&
  (/(?:,|\set)\sd(?:u\s|es?\s|['’])/u.test(title) || /\set\sd(?:u\s|e\sl)/u.test(String(organization)));
