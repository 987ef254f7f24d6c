/** A work that the owner says is not theirs: by the identifiers that a host gives it, and by what it is called. */
import { hostNames } from '@/lib/host-names';
import { normalTitle } from '@/lib/references/normal-title';
import type { Refusal } from '../../career/plan-shape';
import type { Planned } from './plan-shape';

/** The refusal of an entry; null for what a host has not given, and for what is there already. */
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

/** The entries but for those that were refused, under whatever identifier they come. */
export function withoutRefused(entries: readonly Planned[], refused: readonly Refusal[]): readonly Planned[] {
  if (refused.length === 0) return entries;
  const known = new Set(refused.flatMap(({ keys, mark }) => [...keys, mark]));
  return entries.filter((planned) => {
    const refusal = refusalOf(planned);
    return !refusal || ![...refusal.keys, refusal.mark].some((key) => known.has(key));
  });
}
