import { z } from 'zod';
import { ask } from './ask';
import { halFields, halItem, halRecord } from './hal-item';
import { hostProblem, partialProblem, refuseTooMany, unknownProblem } from './host-problem';
import { type Reading, readRecords } from './read-items';

const rows = 100;
const page = z.object({
  response: z.object({ numFound: z.int().min(0), docs: z.array(z.unknown()) }),
  nextCursorMark: z.string(),
});

/**
 * The publications of an author on HAL as items of CSL-JSON: all of them, or a `HostProblem`. `idHal` is a checked
 * identifier: a name or a number.
 */
export async function readHal(idHal: string, { contact, signal, onProgress }: Reading): Promise<object[]> {
  const author = /^\d+$/.test(idHal) ? `authIdHal_i:${idHal}` : `authIdHal_s:"${idHal}"`;
  const items: object[] = [];
  for (let cursor = '*'; ; ) {
    const query = new URLSearchParams({
      q: author,
      wt: 'json',
      rows: String(rows),
      sort: 'docid asc',
      fl: halFields,
      cursorMark: cursor,
    });
    const answer = page.safeParse(
      await ask('hal', { path: `/search/?${query}`, accept: 'application/json', contact, signal }),
    );
    if (!answer.success) throw hostProblem('hal', 'unexpectedResponse');
    const { response, nextCursorMark } = answer.data;
    const { numFound: total, docs } = response;
    if (total === 0)
      throw unknownProblem(
        'hal',
        `HAL ne connaît aucune publication de l’auteur «\u00a0${idHal}\u00a0»\u00a0: vérifiez cet idHAL.`,
      );
    refuseTooMany('hal', total);
    const found = await readRecords(halRecord, docs);
    if (found.length < docs.length) throw hostProblem('hal', 'unexpectedResponse');
    items.push(...found.map(halItem));
    onProgress?.({ step: 'hal', done: items.length, total });
    if (items.length >= total) return items;
    if (docs.length < rows || nextCursorMark === cursor) throw partialProblem('hal', items.length, total);
    cursor = nextCursorMark;
  }
}
