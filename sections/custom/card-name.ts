const keys = ['title', 'sujet', 'name'] as const;

/** The name of a card of any kind: its `title`, `sujet` or `name`, whichever says something first; '' for none. */
export function cardName(card: Readonly<Record<string, unknown>>): string {
  const name = keys.map((key) => card[key]).find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof name === 'string' ? name : '';
}
