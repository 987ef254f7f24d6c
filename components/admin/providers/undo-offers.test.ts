import { beforeEach, expect, test, vi } from 'vitest';
import { canUndo, forgetOffers, offerUndo, undoLast } from './undo-offers';

let windows: { isConnected: boolean }[] = [];
vi.stubGlobal('document', { querySelectorAll: () => windows });
const closed = vi.fn();
const closedAbout = vi.hoisted(() => vi.fn());
vi.mock('./toast', () => ({
  showToast: {
    close: closedAbout,
    success: () => closed,
  },
}));
beforeEach(() => {
  forgetOffers();
  closed.mockClear();
  windows = [];
});

test('the newest removal is undone first, each once, and its toast goes', () => {
  const undone: string[] = [];
  expect(canUndo()).toBe(false);
  offerUndo('un', () => undone.push('un'));
  expect(canUndo()).toBe(true);
  offerUndo('deux', () => undone.push('deux'));
  expect([undoLast(), undoLast(), undoLast()]).toEqual([true, true, false]);
  expect(undone).toEqual(['deux', 'un']);
  expect(closed).toHaveBeenCalledTimes(2);
});
