import 'server-only';
import type { Authority } from '@/lib/auth/authority';
import type { BinEntry } from '@/lib/content/history';
import { managerPreview } from '@/lib/content/preview';
import { db } from './client';
import { internalIds, storedSection } from './section-row';

/** The deleted sections, the last deleted first; lib/db/sections.ts brings one back. */
export async function readBin(_authority: Authority): Promise<BinEntry[]> {
  const rows = await db().section.findMany({ where: { deletedAt: { not: null }, id: { notIn: [...internalIds] } }, orderBy: { deletedAt: 'desc' } });
  return rows.map((row) => {
    const { id, title, type, visible, content } = storedSection(row);
    return { id, title, type, visible, deletedAt: row.deletedAt?.toISOString() ?? '', preview: managerPreview(type, content) };
  });
}
