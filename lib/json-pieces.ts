import { isRecord } from './record';
import { nextTurn } from './turns';

/** Characters of a piece, which takes a millisecond to write. */
const size = 64 * 1024;

/**
 * The JSON of plain data in pieces, between which other work has its turn: that of a long one, written at once, would
 * keep everybody waiting.
 */
export async function* jsonPieces(value: unknown): AsyncGenerator<string> {
  let piece = '';
  for (const part of partsOf(value, deepest)) {
    piece += part;
    if (piece.length < size) continue;
    yield piece;
    piece = '';
    await nextTurn();
  }
  yield piece;
}

/** How deep the members of lists and groups are written one by one: what lies deeper is part of one publication. */
const deepest = 4;

function* partsOf(value: unknown, depth: number): Generator<string> {
  const isList = Array.isArray(value);
  if (depth === 0 || !(isList || isRecord(value))) return yield JSON.stringify(value) ?? 'null';
  const members = isList
    ? value.map((member) => ['', member] as const)
    : Object.entries(value).filter(([, member]) => member !== undefined);
  yield isList ? '[' : '{';
  for (const [index, [name, member]] of members.entries()) {
    yield `${index === 0 ? '' : ','}${isList ? '' : `${JSON.stringify(name)}:`}`;
    yield* partsOf(member, depth - 1);
  }
  yield isList ? ']' : '}';
}
