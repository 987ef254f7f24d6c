/**
 * The anchors of items' detail windows, one an item and all different: the item's own id where it can stand in an
 * address, so that a link to it outlives a reordering; its place otherwise.
 */
export function detailIds(section: string, items: readonly { readonly id: string }[]): string[] {
  const taken = new Set<string>();
  return items.map((item, index) => {
    const own = `detail-${section}-${item.id}`;
    const id = /^[\w-]{1,80}$/.test(item.id) && !taken.has(own) ? own : `detail-${section}-n${index + 1}`;
    taken.add(id);
    return id;
  });
}
