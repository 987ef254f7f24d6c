type Located = { readonly path: readonly PropertyKey[] };

/**
 * One message for each fault: of the issues about one path, such as a year that is too long and out of its bounds, the
 * first.
 */
export function firstOfEachPath<Issue extends Located>(issues: readonly Issue[]): Issue[] {
  const seen = new Set<string>();
  return issues.filter(({ path }) => {
    const key = JSON.stringify(path.map(String));
    return !seen.has(key) && seen.add(key);
  });
}
