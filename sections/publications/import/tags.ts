import type { Planned } from './plan';

/** Whether an entry brings keywords. */
export const hasKeywords = (planned: Planned): boolean =>
  planned.is !== 'refused' && planned.fields.keywords !== undefined;

/** The plan of an entry as if its file had no keywords: where they are somebody's tags, none becomes public unasked. */
export function withoutKeywords(planned: Planned): Planned {
  if (planned.is === 'refused' || !hasKeywords(planned)) return planned;
  const { keywords: _, ...fields } = planned.fields;
  if (planned.is === 'new') return { ...planned, fields };
  const others = (list: typeof planned.changes) => list.filter(({ field }) => field !== 'keywords');
  return { ...planned, fields, changes: others(planned.changes), kept: others(planned.kept) };
}
