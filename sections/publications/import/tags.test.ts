import { expect, test } from 'vitest';
import { chosenEntries, withoutKeywords } from './choices';
import type { Planned } from './plan-shape';

const added = {
  line: 1,
  title: 'Crues',
  fields: { title: 'Crues', keywords: '_tablet', pages: '1-9' },
  source: { from: 'fichier', id: 'a', at: '' },
  domain: 'eau',
  list: 'articles' as const,
};
const differing = (field: string) => ({ field, yours: '', theirs: 'x' });
const fresh: Planned = { is: 'new', ...added };
const known: Planned = {
  ...{ is: 'update', ...added, isAddable: false, at: { domain: 'eau', list: 'articles', id: 'b' } },
  ...{ proposedChanges: [differing('keywords'), differing('pages')], ownerKept: [differing('keywords')] },
};

test('a plan without keywords writes none, whatever was chosen before', () => {
  const plan = [fresh, known].map(withoutKeywords);
  const choices = new Map([[1, { take: ['keywords', 'pages'] }]]);
  expect(JSON.stringify(plan)).not.toContain('keywords');
  expect(chosenEntries(plan, choices, 'eau')).toMatchObject([{ is: 'new' }, { is: 'changed', take: ['pages'] }]);
  expect(JSON.stringify(chosenEntries(plan, choices, 'eau'))).not.toContain('_tablet');
});
