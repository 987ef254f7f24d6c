/** The journal page: its query parameters and the data it shows. */
import { z } from 'zod';
import type { AuditGroup } from './events';
import { auditGroups } from './events';

export type AuditQuery = {
  readonly group: AuditGroup | null;
  /** Days in the site's time zone, `2026-11-21`, both inclusive. */
  readonly from: string | null;
  readonly to: string | null;
  /** Starts at 1. */
  readonly page: number;
};

export type AuditEntry = {
  readonly id: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly group: AuditGroup | null;
  readonly what: string;
  readonly detail: string;
  /** Where the event came from, in French. */
  readonly place: string;
};

export type AuditPage = {
  readonly query: AuditQuery;
  /** The newest first. */
  readonly lines: readonly AuditEntry[];
  readonly total: number;
  readonly pages: number;
};

export const auditPageSize = 50;

const isGroup = (text: unknown): text is AuditGroup => typeof text === 'string' && Object.hasOwn(auditGroups, text);
/** The earliest day that can be queried. */
export const auditStart = '2000-01-01';
const day = z.iso
  .date()
  .refine((text) => text >= auditStart && text < '3000-01-01')
  .nullable()
  .catch(null);
const paramsSchema = z.object({
  type: z.custom<AuditGroup>(isGroup).nullable().catch(null),
  du: day,
  au: day,
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

/** Parses the query parameters (`type`, `du`, `au`, `page`); an invalid one is ignored. */
export function auditQuery(params: Readonly<Record<string, string | readonly string[] | undefined>>): AuditQuery {
  const { type, du, au, page } = paramsSchema.parse({
    type: params.type,
    du: params.du,
    au: params.au,
    page: params.page,
  });
  return { group: type, from: du, to: au, page };
}

export function auditUrl({ group, from, to, page }: AuditQuery): string {
  const entries = {
    ...(group && { type: group }),
    ...(from && { du: from }),
    ...(to && { au: to }),
    ...(page > 1 && { page: String(page) }),
  };
  const params = new URLSearchParams(entries).toString();
  return params === '' ? '/admin/audit' : `/admin/audit?${params}`;
}

/** Where an event came from: an IP address, the host's shell (`host`), or unknown. */
export function locationText(ip: string): string {
  if (ip === 'host') return 'Machine du site';
  return ip === '' || ip === 'inconnue' ? 'Adresse inconnue' : ip;
}
