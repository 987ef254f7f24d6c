import { beforeEach, expect, test, vi } from 'vitest';
import { canUndo, forgetOffers, offerUndo, undoLast } from './undo-offers';

let windows: { isConnected: boolean }[] = [];
vi.stubGlobal('document', { querySelectorAll: () => windows });
const closed = vi.fn();
const closedAbout = vi.hoisted(() => vi.fn());
let run = (): void => undefined;
vi.mock('./toast', () => ({
  showToast: {
    close: closedAbout,
    success: (_: string, action: { run: () => void }) => {
      run = action.run;
      return closed;
    },
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

test('a removal closes the toast of the save before it, which is no longer so', () => {
  offerUndo('un', () => {});
  expect(closedAbout).toHaveBeenLastCalledWith('save');
});

test('what its toast has undone, its screen has withdrawn or typing has followed is not undone by the key', () => {
  const undo = vi.fn();
  offerUndo('par le bouton', undo);
  run();
  expect([undo.mock.calls.length, undoLast()]).toEqual([1, false]);
  offerUndo('quitté', undo).withdraw();
  offerUndo('suivi d’une saisie', undo);
  forgetOffers();
  expect([undo.mock.calls.length, undoLast()]).toEqual([1, false]);
});

test('a window undoes its own first; the page has the rest, and what a closed window left', () => {
  const undone: string[] = [];
  offerUndo('page', () => undone.push('page'));
  const dialog = { isConnected: true };
  windows = [dialog];
  offerUndo('fenêtre', () => undone.push('fenêtre'));
  offerUndo('laissé', () => undone.push('laissé'));
  expect([undoLast(), undone]).toEqual([true, ['laissé']]);
  dialog.isConnected = false;
  windows = [];
  expect([undoLast(), undoLast(), undoLast()]).toEqual([true, true, false]);
  expect(undone).toEqual(['laissé', 'fenêtre', 'page']);
});
