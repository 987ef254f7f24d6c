import { beforeEach, expect, test, vi } from 'vitest';
import { canUndo, dropSteps, keepStep, keepTyping, redoLast, undoLast } from './past';

let windows: { isConnected: boolean }[] = [];
vi.stubGlobal('document', { querySelectorAll: () => windows });
const closed = vi.fn();
vi.mock('./notifications', () => ({ showToast: { close: () => {}, success: () => closed } }));
const owner = {};
const [title, other] = [{ id: 'title' }, { id: 'other' }] as unknown as [Element, Element];
let done: string[] = [];
beforeEach(() => {
  dropSteps();
  closed.mockClear();
  windows = [];
  done = [];
});
const step = (name: string, field?: Element) => ({
  ...(field && { field }),
  undo: () => void done.push(`-${name}`),
  redo: () => void done.push(`+${name}`),
});

test('undo takes the newest step first, each once, and closes its toast', () => {
  expect(canUndo()).toBe(false);
  keepStep(owner, step('un'), 'un');
  keepStep(owner, step('deux'), 'deux');
  expect(canUndo()).toBe(true);
  for (const _ of [1, 2, 3]) expect(undoLast(title)).toBe(true);
  expect(done).toEqual(['-deux', '-un']);
  expect(closed).toHaveBeenCalledTimes(2);
  redoLast(title);
  expect(done).toEqual(['-deux', '-un', '+un']);
});

test('typing is undone and redone in its own field, before earlier steps', () => {
  keepStep(owner, step('supprimé'));
  keepStep(owner, step('titre', title));
  keepStep(owner, step('autre', other));
  expect(canUndo()).toBe(false);
  undoLast(null);
  expect(done, 'something else was typed since').toEqual([]);
  for (const _ of [1, 2]) undoLast({ id: 'title' } as Element); // rerendered
  expect(done).toEqual(['-titre']);
  redoLast(other);
  redoLast(title);
  expect(done).toEqual(['-titre', '+titre']);
  for (const field of [title, other, other]) undoLast(field);
  expect(done.slice(2)).toEqual(['-titre', '-autre', '-supprimé']);
});

test('typing in a field outside a form is left to the browser', () => {
  keepStep(owner, step('supprimé'));
  keepTyping(title);
  expect([undoLast(title), redoLast(title), undoLast(other)]).toEqual([false, false, true]);
  expect(done).toEqual([]);
});

test('a dialog has separate steps until it closes; a form’s steps end with it', () => {
  keepStep(owner, step('page'));
  const window = { isConnected: true };
  windows = [window];
  keepStep({}, step('fenêtre'));
  windows = [];
  undoLast(null);
  window.isConnected = false;
  keepStep(owner, step('encore'));
  dropSteps(owner);
  for (const _ of [1, 2]) undoLast(null);
  expect(done).toEqual(['-page', '-fenêtre']);
});
