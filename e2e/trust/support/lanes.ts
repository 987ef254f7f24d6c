/** Calls `work` for each item, with at most `lanes` calls at once. */
export async function inLanes<Item>(
  list: readonly Item[],
  lanes: number,
  work: (item: Item, at: number) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < list.length; at = next++) {
      const item = list[at];
      if (item !== undefined) await work(item, at);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
