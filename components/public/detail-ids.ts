/**
 * The anchors of the items' detail dialogs, one per item: from the item's own id where that is valid in a URL and not
 * taken, so that a link survives reordering; from its position otherwise, with as many dashes more as make it unique.
 */
export function detailIds(section: string, items: readonly { readonly id: string }[]): string[] {
  const own = items.map(({ id }) => (/^[\w-]{1,80}$/.test(id) ? `detail-${section}-${id}` : ''));
  const taken = new Set(own);
  return own.map((id, index) => {
    if (id !== '' && own.indexOf(id) === index) return id;
    let fallback = `detail-${section}-n${index + 1}`;
    while (taken.has(fallback)) fallback += '-';
    taken.add(fallback);
    return fallback;
  });
}
