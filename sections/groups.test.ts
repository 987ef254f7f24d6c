import { expect, it } from 'vitest';
import { z } from 'zod';
import { groupsOf } from './groups';

const schema = groupsOf(z.array(z.string()), 'Le nom du domaine est requis');

it('a name that would be dropped silently is refused', () => {
  for (const name of ['__proto__', 'constructor', 'prototype'])
    expect(schema.safeParse(JSON.parse(`{"Eau":[],"${name}":["a"]}`)).error?.issues).toMatchObject([
      { path: [name], message: 'Ce nom de domaine n’est pas valide' },
    ]);
});

it('names that are not blank are kept', () => {
  expect(schema.parse({ Eau: ['a'], 2024: [] })).toEqual({ Eau: ['a'], 2024: [] });
  expect(schema.safeParse({ ' ': [] }).error?.issues).toMatchObject([{ message: 'Le nom du domaine est requis' }]);
});
