import { expect, it } from 'vitest';
import { lenientParse } from './lenient-parse';
import { definitions, kinds } from './registry';

const projets = kinds.projets;

it('draws whole content as it is, of every kind', () => {
  for (const definition of definitions)
    expect(lenientParse(definition, definition.defaults)).toEqual({
      content: definition.normalize(definition.defaults),
    });
});

it('draws an item whose required texts are still missing', () => {
  expect(lenientParse(projets, [{ id: '1', title: 'Rivages', category: '' }])).toMatchObject({
    content: [{ title: 'Rivages', category: '…' }],
  });
});

it('leaves out a wrong address while it is typed, not the item', () => {
  const article = { id: 'a', title: 'T', authors: 'A', year: '2020', link: 'htt' };
  const drawn = lenientParse(kinds.publications, { d: { title: 'D', articles: [article], communications: [] } });
  expect(drawn).toMatchObject({ content: { d: { articles: [{ title: 'T' }] } } });
  expect(JSON.stringify(drawn)).not.toContain('htt');
});

it('leaves out blank items', () => {
  const blank = projets.editor.node === 'list' ? projets.editor.blank() : undefined;
  expect(lenientParse(projets, [blank])).toEqual({ content: [] });
});

it('draws nothing of what is no content', () => expect(lenientParse(projets, { a: 'b' })).toBeNull());
