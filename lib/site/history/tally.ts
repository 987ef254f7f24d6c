/** Counts of what was added, changed, moved and removed, in French. */
import { andOthers, counted, plural } from '@/lib/format/french';
import type { ListLabels } from '@/sections/editor-tree';

const actions = ['ajouté', 'modifié', 'déplacé', 'supprimé'] as const;
/** The names of the items, by their change. */
export type Tally = Readonly<Partial<Record<(typeof actions)[number], readonly string[]>>>;

/**
 * « 2 projets ajoutés, 1 modifié »; a single change is named: « 1 projet ajouté : Rivages ». Empty without a change.
 */
export function tally(names: Tally, { one, many, feminine }: Pick<ListLabels, 'one' | 'many' | 'feminine'>): string[] {
  const found = actions
    .map((action) => ({ action, names: names[action] ?? [] }))
    .filter((each) => each.names.length > 0);
  if (found.length === 0) return [];
  const words = found.map(({ action, names: { length } }, index) => {
    const participle = `${action}${feminine ? 'e' : ''}${plural(length, '', 's')}`;
    return `${index === 0 ? counted(length, one, many) : length} ${participle}`;
  });
  const [name, ...others] = found.flatMap((each) => each.names);
  return [others.length === 0 && name ? `${words.join(', ')}\u00a0: ${name}` : words.join(', ')];
}

/** « Période, Financement et 2 autres » */
export function shortList(names: readonly string[]): string {
  const unique = [...new Set(names)].filter(Boolean);
  const others = andOthers(unique.length - 3);
  return `${unique.slice(0, 3).join(', ')}${others && ` ${others}`}`;
}
