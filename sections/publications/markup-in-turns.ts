import 'server-only';
import path from 'node:path';
import type { ReactElement } from 'react';
import { inTurns } from '@/lib/turns';

type Server = Pick<typeof import('react-dom/server'), 'renderToStaticMarkup'>;

let loaded: Server | undefined;

/** React's writer of HTML, which Next does not let a server component import. */
function server(): Server {
  loaded ??= process.getBuiltinModule('node:module').createRequire(path.resolve('package.json'))('react-dom/server') as Server;
  return loaded;
}

/**
 * The HTML of elements, one after the other, in turns with other work. Next renders a page in one go, first its data and then its HTML, and writes its
 * data once more: with a thousand publications each of the three would keep everybody waiting.
 */
export async function markupInTurns(elements: Iterable<ReactElement>): Promise<string> {
  function* pieces() {
    for (const element of elements) yield server().renderToStaticMarkup(element);
  }
  return (await inTurns(pieces())).join('');
}
