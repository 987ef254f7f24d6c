import type { AnyNode } from '@/sections/editor-tree';
import { idOf } from '@/sections/nodes/match-items';
import { nodeType } from '@/sections/nodes/table';
import { tally } from '@/sections/nodes/tally';
import { compare } from './compare';

/** « Contenu importé : 9 publications ajoutées, 2 modifiées », over all groups; without counts where the groups’ items have no common noun. */
export function importSummary(node: AnyNode, before: unknown, after: unknown): string {
  const nouns = node.node === 'map' ? node.items : undefined;
  if (!nouns) return imported;
  const [olds, news] = [itemsOf(node, before), itemsOf(node, after)];
  const differs = ([id, [of, item]]: readonly [string, Item]) => olds.has(id) && compare(of, olds.get(id)?.[1], item).length > 0;
  const unnamed = (found: readonly unknown[]) => found.map(() => '');
  const counts = {
    ajouté: unnamed([...news.keys()].filter((id) => !olds.has(id))),
    modifié: unnamed([...news].filter(differs)),
    supprimé: unnamed([...olds.keys()].filter((id) => !news.has(id))),
  };
  return [imported, ...tally(counts, nouns)].join('\u00a0: ');
}

const imported = 'Contenu importé';

type Item = readonly [node: AnyNode, item: unknown];

/** The items of the outermost lists by their ids, each with its node. */
function itemsOf(node: AnyNode, value: unknown): ReadonlyMap<string, Item> {
  return new Map(
    nodeType(node)
      .inner(node, value)
      .flatMap(([, inner, item]): (readonly [string, Item])[] => {
        const id = node.node === 'list' ? idOf(item) : undefined;
        return id === undefined ? [...itemsOf(inner, item)] : [[id, [inner, item]]];
      }),
  );
}
