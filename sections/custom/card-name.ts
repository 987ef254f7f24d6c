const keys = ['title', 'sujet', 'name'] as const;

/** The name of any card: the first non-empty one of `title`, `sujet` and `name`; '' for none. */
export function cardName(card: Readonly<Record<string, unknown>>): string {
  const name = keys.map((key) => card[key]).find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof name === 'string' ? name : '';
}
