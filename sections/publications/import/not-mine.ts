/** Remembers a work that the owner says is not theirs, by the identifiers that a host gives it and by its title. */
import { hostNames } from '@/lib/host-names';
import { normalTitle } from '@/lib/references/normal-title';
import type { Refusal } from '../../career/plan-shape';
import type { Planned } from './plan-shape';

/** What to remember when the owner refuses an entry; null for an entry that came from no host or is stored already. */
export function refusalOf(planned: Planned): Refusal | null {
  if (planned.is !== 'new' && planned.is !== 'ask') return null;
  const { title, fields, source } = planned;
  if (!hostNames.some((name) => name === source.from)) return null;
  const keys = [`${source.from}:${source.id}`, ...(fields.doi ? [`doi:${fields.doi}`] : [])];
  return {
    keys: keys.map((key) => key.toLowerCase().slice(0, 300)),
    mark: ['work', normalTitle(title), fields.year ?? ''].join('|').slice(0, 600),
    title: [title, fields.year].filter(Boolean).join(' ·\u00a0').slice(0, 600),
  };
}

/** The entries without those that the owner has refused, whichever of their identifiers they come with. */
export function withoutRefused(entries: readonly Planned[], refused: readonly Refusal[]): readonly Planned[] {
  if (refused.length === 0) return entries;
  const known = new Set(refused.flatMap(({ keys, mark }) => [...keys, mark]));
  return entries.filter((planned) => {
    const refusal = refusalOf(planned);
    return !refusal || ![...refusal.keys, refusal.mark].some((key) => known.has(key));
  });
}
