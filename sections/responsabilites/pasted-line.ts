/** A line of a pasted list of responsibilities. */
import { bodyOrTown, bodyWithin, readLine } from '../read-line';

type Fields = Readonly<Record<string, unknown>>;

/** « département Algorithmique, calcul et image »: one name, which its commas do not end. */
const enumeration = /(?<!\p{L})département\s\p{Lu}[^,;:(]*(?:,\s\p{Ll}[^,;:(]*)+\set\s/u;

/** The responsibility that a pasted line names: « Directrice du département, IUT de Lens, depuis 2021 ». */
export function eachLine(line: string, blank: Fields): Fields {
  const { title, said, period, town } = readLine<'organization'>(line, { parts: { organization: bodyOrTown } });
  const [held, organization] =
    said.organization || enumeration.test(title) ? [title, said.organization] : bodyWithin(title);
  return {
    ...blank,
    title: held,
    organization: [organization, town].filter(Boolean).join(', '),
    ...(period && { period: period.text }),
  };
}
