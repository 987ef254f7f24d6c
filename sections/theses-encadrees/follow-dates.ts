/** The status and year of a supervision that follow from its dates. */
import { dayOf } from '@/lib/format/dates';
import { isPartialDate, readPartialDate } from '@/lib/format/partial-date';
import { isRecord } from '@/lib/record';
import { isDefended } from './natures';
import { finishedStatus } from './privacy';

type Following = { readonly statut?: string; readonly annee?: string };

/**
 * « Soutenue » and « 2019 – 2022 », « En cours » and « depuis 2024 »; a finished postdoc or internship is « Terminé ».
 * No status if undecided: a thesis that ended without a defence may be abandoned. `item` may be a form's draft.
 */
export function followingDates(item: unknown, today = dayOf(new Date())): Following {
  const [supervision, defence] = ['encadrement', 'soutenance'].map((group) => partOf(item, group));
  const [start, end, defended] = [supervision?.start, supervision?.end, defence?.date].map(dateOf);
  const nature = typeof supervision?.nature === 'string' ? supervision.nature.trim() || 'Thèse' : 'Thèse';
  const last = defended ?? end;
  const isOver = last !== undefined && last <= today.slice(0, last.length);
  const statut = statusOf({
    hasDates: (start ?? last) !== undefined,
    isOver,
    isDefended: defended !== undefined,
    nature,
  });
  const annee = yearsText(start?.slice(0, 4), last?.slice(0, 4));
  return { ...(statut && { statut }), ...(annee && { annee }) };
}

/** The item with status and year derived from its dates, if they are blank or the owner wants that. */
export function withFollowing(item: unknown): unknown {
  if (!isRecord(item) || (!isRecord(item.encadrement) && !isRecord(item.soutenance))) return item;
  const isWanted = partOf(item, 'encadrement')?.auto === true;
  const following = Object.entries(followingDates(item)).filter(([key]) => isWanted || isBlank(item[key]));
  return following.length > 0 ? { ...item, ...Object.fromEntries(following) } : item;
}

function statusOf(known: {
  hasDates: boolean;
  isOver: boolean;
  isDefended: boolean;
  nature: string;
}): string | undefined {
  if (!known.hasDates) return undefined;
  if (!known.isOver) return 'En cours';
  if (!isDefended(known.nature)) return finishedStatus;
  return known.isDefended ? 'Soutenue' : undefined;
}

function yearsText(first: string | undefined, last: string | undefined): string | undefined {
  if (first === undefined || last === undefined) return last ?? (first && `depuis ${first}`);
  return first === last ? last : `${first} – ${last}`;
}

function partOf(item: unknown, group: string): Readonly<Record<string, unknown>> | undefined {
  const part = isRecord(item) ? item[group] : undefined;
  return isRecord(part) ? part : undefined;
}

function dateOf(value: unknown): string | undefined {
  const date = typeof value === 'string' ? readPartialDate(value) : '';
  return isPartialDate(date) ? date : undefined;
}

const isBlank = (value: unknown): boolean => (value ?? '') === '' || (typeof value === 'string' && value.trim() === '');
