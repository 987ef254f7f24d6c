import { describe, expect, it } from 'vitest';
import { withoutStep } from './undo-step';

const [one, two, three] = [
  { id: '1', name: 'un' },
  { id: '2', name: 'deux' },
  { id: '3', name: 'trois' },
];

describe('a step that is undone', () => {
  it('leaves what was typed elsewhere since', () => {
    const before = { title: 'A', items: [one, two, three] };
    const after = { ...before, items: [one, three] };
    const now = { title: 'B', items: [{ ...one, name: 'UN' }, three] };
    expect(withoutStep(before, after, now)?.value).toEqual({ title: 'B', items: [{ ...one, name: 'UN' }, two, three] });
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

  it('is taken back for several items at once, but for those that were changed to something else since', () => {
    const typed = (type: string) => [one, two].map((item) => ({ ...item, type }));
    const [, second] = typed('SCOPUS');
    expect(withoutStep(typed('IEEE'), typed('SCOPUS'), [{ ...one, type: 'HAL' }, second])?.value).toEqual([
      { ...one, type: 'HAL' },
      { ...two, type: 'IEEE' },
    ]);
  });
});
