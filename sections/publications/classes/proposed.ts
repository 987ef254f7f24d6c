/** The proposed class as a hint for the owner, below the field for choosing one. */
import type { SelectNode } from '../../editor-tree';
import type { ListName } from '../lists';
import { type Publication, workSchemas } from '../schema';
import { classOf } from './proposal';
import type { Scheme } from './schemes';

/** The hint of a scheme's field in a list, for a publication being edited. */
export const proposedIn =
  (list: ListName, scheme: Scheme): Awaited<ReturnType<NonNullable<SelectNode['loadHint']>>> =>
  (group) => {
    const read = (authors: unknown) =>
      workSchemas[list].safeParse({ ...group, title: '–', authors, year: group.year || '2000' }).data;
    const item = read(group.authors) ?? read('–');
    return item && proposalText(item, scheme);
  };

/**
 * « Proposée : ACL (type SCOPUS). », « Sans classe : l’audience du congrès n’est pas connue. »; none once a class is
 * chosen.
 */
function proposalText(item: Publication, scheme: Scheme): string | undefined {
  const { code, reason, isChosen } = classOf(item, scheme);
  if (isChosen) return undefined;
  return code ? `Proposée\u00a0: ${code} (${reason}).` : `Sans classe\u00a0: ${reason}.`;
}
