import { describe, expect, it } from 'vitest';
import { withoutStep } from './undo-step';

const [one, two, three] = [
  { id: '1', name: 'un' },
  { id: '2', name: 'deux' },
  { id: '3', name: 'trois' },
];

describe('a step that is undone', () => {
  it('gives the very tree before it where nothing was changed since', () => {
    const before = { items: [one, two] };
    const after = { items: [two] };
    expect(withoutStep(before, after, after)?.value).toBe(before);
  });

  it('leaves what was typed elsewhere since', () => {
    const before = { title: 'A', items: [one, two, three] };
    const after = { ...before, items: [one, three] };
    const now = { title: 'B', items: [{ ...one, name: 'UN' }, three] };
    expect(withoutStep(before, after, now)?.value).toEqual({ title: 'B', items: [{ ...one, name: 'UN' }, two, three] });
  });

  it('brings back items without ids where they were, among others that were typed in', () => {
    const [french, arabic, english] = [{ nom: 'Français' }, { nom: 'Arabe' }, { nom: 'Anglais' }];
    expect(
      withoutStep([french, arabic, english], [french, english], [french, { nom: 'Anglais courant' }])?.value,
    ).toEqual([french, arabic, { nom: 'Anglais courant' }]);
    expect(withoutStep(['a', 'b', 'c'], ['a', 'c'], ['A', 'c', 'd'])?.value).toEqual(['A', 'b', 'c', 'd']);
  });

  it('takes back pasted lines but those that were changed since', () => {
    expect(withoutStep(['a', 'b'], ['a!', 'x', 'y', 'b'], ['a!', 'x', 'y y', 'b'])?.value).toEqual(['a', 'y y', 'b']);
  });

  it('brings a group back to its position', () => {
    const before = { Eau: [one], Air: [two], Feu: [three] };
    const { Air: _, ...after } = before;
    const now = { ...after, Feu: [{ ...three, name: 'TROIS' }] };
    expect(Object.entries(Object(withoutStep(before, after, now)?.value))).toEqual([
      ['Eau', [one]],
      ['Air', [two]],
      ['Feu', [{ ...three, name: 'TROIS' }]],
    ]);
  });

  it('moves an item back to its group as it is by now, unless it would then stand in two', () => {
    const before = { Eau: [one, two], Air: [three] };
    const after = { Eau: [two], Air: [three, one] };
    expect(withoutStep(before, after, { ...after, Eau: [{ ...two, name: 'DEUX' }] })?.value).toEqual({
      Eau: [one, { ...two, name: 'DEUX' }],
      Air: [three],
    });
    expect(withoutStep(before, after, { ...after, Air: [three, { ...one, name: 'UN' }] })?.value).toEqual({
      Eau: [{ ...one, name: 'UN' }, two],
      Air: [three],
    });
    expect(withoutStep(before, after, { Eau: [two], Air: [three], Feu: [one] })).toBeNull();
  });

  it('is a move: the order is that of before', () => {
    expect(withoutStep([one, two, three], [three, one, two], [three, one, { ...two, name: 'DEUX' }])?.value).toEqual([
      one,
      { ...two, name: 'DEUX' },
      three,
    ]);
  });

  it('is taken back for several items at once, but for those that were changed to something else since', () => {
    const typed = (type: string) => [one, two].map((item) => ({ ...item, type }));
    const [, second] = typed('SCOPUS');
    expect(withoutStep(typed('IEEE'), typed('SCOPUS'), [{ ...one, type: 'HAL' }, second])?.value).toEqual([
      { ...one, type: 'HAL' },
      { ...two, type: 'IEEE' },
    ]);
  });
});
