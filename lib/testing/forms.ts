/** A publication in the forms that the site writes it in, as tables of tests have them. */

import { atomFeed } from '@/app/(site)/publications/send-publications';
import { natures } from '@/lib/references/natures';
import { reference } from '@/lib/testing/cited';
import { profilSample } from '@/sections/profil/sample';
import { toBibtex } from '@/sections/publications/citing/bibtex';
import { toCsl } from '@/sections/publications/citing/csl';
import { fileFormats } from '@/sections/publications/citing/file-formats';
import { referenceText } from '@/sections/publications/citing/formatted';
import { highwireTags } from '@/sections/publications/citing/highwire';
import { type Reference, referenceOf } from '@/sections/publications/citing/reference';
import { toRis } from '@/sections/publications/citing/ris';
import { styles } from '@/sections/publications/citing/styles';
import { publicationGraph } from '@/sections/publications/json-ld';
import { publicationsSchema } from '@/sections/publications/schema';
import { publicationEntries } from '@/sections/publications/statistics';
import { cited } from './cited';
import { visible } from './rows';

const origin = 'https://exemple.org';
const updated = new Date('2026-11-25T10:00:00Z');
const owner = { nom: 'Tazrouti', prenom: 'Nabil' };

const forms: Readonly<Record<string, (work: Reference) => string>> = {
  bibtex: (work) => toBibtex(work),
  ris: (work) => toRis(work).replaceAll('\r', ''),
  csl: (work) => JSON.stringify(toCsl(work)),
  csv: (work) => fileFormats.csv.write([work]).replaceAll('\r', ''),
  tags: (work) => JSON.stringify(highwireTags(work, '')),
  text: (work) => referenceText(work),
  graph: (work) => JSON.stringify(publicationGraph(work, { profile: profilSample }, origin)['@graph'][0]),
  feed: (work) =>
    atomFeed({ ...{ language: 'fr', origin, title: 'Publications', author: 'Nabil' }, updated, references: [work] }),
  styles: (work) => styles.map(({ id }) => cited(id, work)).join('\n'),
};

/** « articles {…} » is an item of that list of the owner Nabil Tazrouti’s, « livre {…} » a reference of that nature. */
function workOf(input: string): Reference {
  const [, kind = '', json = ''] = /^([\w-]+) (.*)$/.exec(input) ?? [];
  const nature = natures.find((each) => each === kind);
  if (nature && kind !== 'articles') return reference(nature, JSON.parse(json));
  const item = { id: 'a', ...JSON.parse(json) };
  const content = { d: { title: 'D', [kind]: [item] } };
  const [entry] = publicationEntries(publicationsSchema.parse(content));
  if (!entry) throw new Error(`no publication: ${input}`);
  return referenceOf(entry, owner);
}

/** The lines of these forms, below a line with the name of each; a no-break space is `~`, a narrow one `^`. */
export const formsOf = (input: string, names: readonly string[]): string[] =>
  names.flatMap((name) => [
    `${name}:`,
    ...visible(forms[name]?.(workOf(input)) ?? '')
      .trimEnd()
      .replaceAll('\ufeff', '')
      .split('\n')
      .map((line) => line.trimEnd()),
  ]);
