import { expect, test } from 'vitest';
import { rowsOf, visible } from '@/lib/testing/rows';
import { publications } from './definition';
import type { ListName } from './lists';
import { recordEditor } from './record-editor';
import { publicationsSchema } from './schema';

const item = { id: 'a', title: 'Titre', authors: 'K. Tazrouti', year: '2024', journal: 'Revue', type: 'SCOPUS' };
const domains = (article: object, others?: unknown) => ({
  d: {
    title: 'Domaine',
    icon: '',
    color: '',
    articles: [article],
    communications: [],
    ...(others !== undefined && { others }),
  },
});
const parse = (article: object, others?: unknown) => publicationsSchema.safeParse(domains(article, others));

/** What is stored of an article with these fields, or what is wrong with them. */
test.each(rowsOf('sections/publications/record-fields.txt'))('$rule: $input', ({ input, outputs }) => {
  const { data, error } = parse({ ...item, ...JSON.parse(input.replaceAll('~', '\u00a0')) });
  const issues = error?.issues.map(({ path, message }) => visible(`${path.slice(3).join('.')}: ${message}`));
  if (issues) expect(issues).toEqual(outputs);
  else expect(data?.d?.articles[0]).toMatchObject(JSON.parse(outputs.join().replaceAll('~', '\u00a0')));
});

test('content stored before these fields existed is unchanged, to the byte', () => {
  const before = domains({ ...item, pages: '1–9', link: 'https://example.org/' });
  expect(JSON.stringify(parse(before.d.articles[0] ?? {}).data)).toBe(JSON.stringify(before));
});

test('other works have a nature, and an empty list of them is not stored', () => {
  const [book] =
    parse(item, [{ id: 'b', title: 'Livre', authors: 'K. Tazrouti', year: '2020', nature: 'livre' }]).data?.d?.others ??
    [];
  expect(book).toMatchObject({ nature: 'livre', container: '' });
  expect(JSON.stringify(parse(item, []).data)).not.toContain('others');
  expect(parse(item, [{ ...item, nature: 'roman' }]).success).toBe(false);
});

test('the form of a list shows other lists’ fields that have a value', () => {
  const shown = (list: ListName, details: Readonly<Record<string, unknown>>) =>
    Object.entries(recordEditor(list).fields).flatMap(([name, node]) =>
      'when' in node && node.when && !node.when(details) ? [] : [name],
    );
  expect(shown('articles', {})).not.toContain('institution');
  expect(shown('articles', { institution: 'Inria', eventPlace: 'Lyon' })).toEqual(
    expect.arrayContaining(['institution', 'eventPlace']),
  );
  expect(shown('articles', { institution: '' }), 'while it is typed anew').toContain('institution');
  expect(shown('communications', {})).toContain('eventStart');
});

test('visitors read a work’s texts for dossiers once they are shown', () => {
  const details = { plain: 'L’eau revient.', contribution: 'J’ai mesuré les puits.', volume: '12' };
  const read = (more: object) => {
    const content = parse({ ...item, details: { ...details, ...more } }).data ?? {};
    return publications.forVisitors?.(content).d?.articles[0]?.details;
  };
  expect(read({})).toEqual({ volume: '12' });
  expect(read({ showsContribution: true })).toEqual({ ...details, showsContribution: true });
});
