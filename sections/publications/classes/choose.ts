/** The owner's choice of classes for several publications at once. */
import { z } from 'zod';
import { mapWorks, type Publications } from '../schema';
import { codesOf, type Scheme } from './schemes';

const choicesIn = <Each extends Scheme>(scheme: Each) =>
  z.object({
    scheme: z.literal(scheme),
    classes: z
      .array(z.object({ id: z.string().max(500), code: z.enum(codesOf(scheme), 'Cette classe est inconnue') }))
      .max(10_000, 'Dix mille publications au plus'),
  });

export const classesSchema = z.discriminatedUnion(
  'scheme',
  [choicesIn('hceres'), choicesIn('aeres')],
  'La classification est « hceres » ou « aeres »',
);
export type ChosenClasses = z.output<typeof classesSchema>;

/** Sets the chosen classes; returns the publications and how many changed. */
export function withClasses(publications: Publications, { scheme, classes }: ChosenClasses) {
  const chosen = new Map<string, string>(classes.map(({ id, code }) => [id, code]));
  const field = scheme === 'aeres' ? 'aeresClass' : 'hceresClass';
  let count = 0;
  const content = mapWorks(publications, (work) => {
    const code = chosen.get(work.id);
    if (code === undefined || work[field] === code) return work;
    count += 1;
    return { ...work, [field]: code };
  });
  return { content, count };
}
