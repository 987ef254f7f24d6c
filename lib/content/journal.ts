/** The journal page: what an address asks of it, and what it shows. Pure. */
import { z } from 'zod';
import type { JournalGroup } from './journal-events';
import { journalGroups } from './journal-events';

export type JournalQuery = {
  readonly group: JournalGroup | null;
  /** Days of Paris, `2026-11-21`, both included. */
  readonly from: string | null;
  readonly to: string | null;
  /** From 1. */
  readonly page: number;
};

export type JournalLine = {
  readonly id: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly group: JournalGroup | null;
  readonly what: string;
  readonly detail: string;
  /** Where it came from, in words. */
  readonly place: string;
};

export type JournalPage = {
  readonly query: JournalQuery;
  /** The newest first. */
  readonly lines: readonly JournalLine[];
  readonly total: number;
  readonly pages: number;
};

export const journalPageSize = 50;

const isGroup = (text: unknown): text is JournalGroup => typeof text === 'string' && Object.hasOwn(journalGroups, text);
/** The first day that can be asked for. */
export const journalStart = '2000-01-01';
const day = z.iso
  .date()
  .refine((text) => text >= journalStart && text < '3000-01-01')
  .nullable()
  .catch(null);
const asked = z.object({
  type: z.custom<JournalGroup>(isGroup).nullable().catch(null),
  du: day,
  au: day,
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

/** Reads the address's parameters (`type`, `du`, `au`, `page`); what cannot be read asks for nothing. */
export function journalQuery(params: Readonly<Record<string, string | readonly string[] | undefined>>): JournalQuery {
  const { type, du, au, page } = asked.parse({ type: params.type, du: params.du, au: params.au, page: params.page });
  return { group: type, from: du, to: au, page };
}

/** The address that asks for `query`. */
export function journalAddress({ group, from, to, page }: JournalQuery): string {
  const given = { ...(group && { type: group }), ...(from && { du: from }), ...(to && { au: to }), ...(page > 1 && { page: String(page) }) };
  const params = new URLSearchParams(given).toString();
  return params === '' ? '/admin/audit' : `/admin/audit?${params}`;
}

/** Where an event came from: an address, the host's own shell, or nowhere that is known. */
export function placeText(ip: string): string {
  if (ip === 'host') return 'Machine du site';
  return ip === '' || ip === 'inconnue' ? 'Adresse inconnue' : ip;
}
