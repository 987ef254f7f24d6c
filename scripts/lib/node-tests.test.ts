import { expect, test } from 'vitest';
import { testsOfNode } from './node-tests';
import { inRoot } from './project';

test('a test that imports a module of Node, itself or through other files, is one of Node; one of pure code is not', () => {
  const ofNode = ['docs/rooms.test.ts', 'lib/auth/sign-in.test.ts', 'lib/db/sections.test.ts', 'lib/public-pages/seal.test.ts'].map((file) => inRoot(file));
  const pure = ['lib/format/french.test.ts', 'sections/publications/slugs.test.ts', 'components/admin/form/draft.test.ts'].map((file) => inRoot(file));
  expect(testsOfNode([...ofNode, ...pure])).toEqual(ofNode);
});
