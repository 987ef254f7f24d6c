/** The values of a table whose keys stand in groups: `{ 'jour mgzn': 'article' }`. */
export const byWord = <T>(groups: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(groups).flatMap(([words, value]) => words.split(' ').map((word) => [word, value] as const)));
