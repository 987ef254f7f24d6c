/** Lines with a React key each, which stays the same when others move; equal lines are told apart by their turn. */
export function keyed(lines: readonly string[]): { readonly key: string; readonly value: string }[] {
  const turns = new Map<string, number>();
  return lines.map((value) => {
    const turn = turns.get(value) ?? 0;
    turns.set(value, turn + 1);
    return { key: `${value} ${turn}`, value };
  });
}
