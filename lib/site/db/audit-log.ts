import 'server-only';
import { z } from 'zod';
import { type EventDetail, type EventName, eventDetail, eventLabels, eventsOf } from '@/lib/audit/events';
import { type AuditEntry, type AuditPage, type AuditQuery, auditPageSize, locationText } from '@/lib/audit/query';
import type { Authority } from '@/lib/authority';
import { startOfDay } from '@/lib/format/dates';
import { definitions } from '@/sections/registry';
import { db } from './client';
import type { AuditEvent } from './generated/client';

/** A page of the audit log, the newest event first; a page number past the end gives the last page. */
export async function readAuditLog(_authority: Authority, query: AuditQuery): Promise<AuditPage> {
  const where = {
    ...(query.group && { event: { in: eventsOf(query.group) } }),
    ...((query.from || query.to) && {
      at: { ...(query.from && { gte: startOfDay(query.from) }), ...(query.to && { lt: startOfDay(query.to, 1) }) },
    }),
  };
  const total = await db().auditEvent.count({ where });
  const pages = Math.max(1, Math.ceil(total / auditPageSize));
  const page = Math.min(query.page, pages);
  const [rows, title] = await Promise.all([
    db().auditEvent.findMany({ where, orderBy: { id: 'desc' }, skip: (page - 1) * auditPageSize, take: auditPageSize }),
    sectionTitles(),
  ]);
  return { query: { ...query, page }, lines: rows.map((row) => lineOf(row, title)), total, pages };
}

/**
 * When the event last happened, in ISO 8601; null when the audit log has none. By what was written last: the clock may
 * have been ahead.
 */
export async function lastEvent(_authority: Authority, event: EventName): Promise<string | null> {
  const row = await db().auditEvent.findFirst({ where: { event }, orderBy: { id: 'desc' }, select: { at: true } });
  return row?.at.toISOString() ?? null;
}

/**
 * Returns a function from a section's id to its present title, in the trash too; else its kind's label, else the id.
 */
async function sectionTitles(): Promise<(id: string) => string> {
  const rows = await db().section.findMany({ select: { id: true, title: true } });
  const titles = new Map([
    ...definitions.map(({ id, label }) => [id, label] as const),
    ...rows.map(({ id, title }) => [id, title] as const),
  ]);
  for (const { id, label, internal } of definitions) if (internal) titles.set(id, label);
  return (id) => titles.get(id) ?? id;
}

const details = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

function lineOf({ id, at, event, ip, detail }: AuditEvent, title: (id: string) => string): AuditEntry {
  const parsed = readDetail(detail);
  return {
    id,
    at: at.toISOString(),
    ...eventLabels(event, parsed, title),
    detail: eventDetail(parsed),
    place: locationText(ip),
  };
}

function readDetail(json: string): EventDetail {
  try {
    return details.parse(JSON.parse(json));
  } catch {
    return {}; // written by an older release or another program: the event is listed without its details
  }
}
