import { expect, test } from 'vitest';
import { Busy, openGate } from './gate';

/** Works that end when the test says so, and the order in which they began. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, (fault?: Error) => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(name);
      ends.set(name, (fault) => (fault ? reject(fault) : resolve(name)));
    });
  return { begun, work, end: (name: string, fault?: Error) => ends.get(name)?.(fault) };
}

test('so many at once, the others in their order, the urgent ones first', async () => {
  const { begun, work, end } = works();
  const { pass } = openGate({ atOnce: 2, waiting: 10 });
  const all = ['a', 'b', 'c', 'd'].map((name) => pass(work(name)));
  const urgent = pass(work('home'), true);
  expect(begun).toEqual(['a', 'b']);
  end('a');
  await all[0];
  expect(begun).toEqual(['a', 'b', 'home']);
  end('home');
  end('b');
  await Promise.all([urgent, all[1]]);
  expect(begun).toEqual(['a', 'b', 'home', 'c', 'd']);
  end('c');
  end('d');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

test('beyond those who may wait, refused; never the urgent ones', async () => {
  const { work, end, begun } = works();
  const { pass } = openGate({ atOnce: 1, waiting: 1 });
  const [first, second] = [pass(work('first')), pass(work('second'))];
  await expect(pass(work('third'))).rejects.toThrow(Busy);
  const urgent = pass(work('home'), true);
  end('first');
  await first;
  end('home');
  await urgent;
  end('second');
  expect(await second).toBe('second');
  expect(begun).toEqual(['first', 'home', 'second']);
});

test('one that fails leaves its place', async () => {
  const { work, end } = works();
  const { pass } = openGate({ atOnce: 1, waiting: 1 });
  const [failing, next] = [pass(work('failing')), pass(work('next'))];
  end('failing', new Error('down'));
  await expect(failing).rejects.toThrow('down');
  end('next');
  expect(await next).toBe('next');
  const again = pass(work('again'));
  end('again');
  expect(await again).toBe('again');
});
