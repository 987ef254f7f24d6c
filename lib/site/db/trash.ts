import 'server-only';
import type { Authority } from '@/lib/authority';
import type { TrashEntry } from '@/lib/site/history/types';
import { listedItems } from '@/sections/listed-items';
import { managerPreview } from '@/sections/text-preview';
import { db } from './client';
import { internalIds, storedSection } from './section-row';

/** The deleted sections, the last deleted first; lib/site/db/sections.ts brings one back. */
export async function readTrash(_authority: Authority): Promise<TrashEntry[]> {
  const rows = await db().section.findMany({
    where: { deletedAt: { not: null }, id: { notIn: [...internalIds] } },
    orderBy: { deletedAt: 'desc' },
  });
  return rows.map((row) => {
    const section = storedSection(row);
    const { id, title, type, visible } = section;
    return {
      id,
      title,
      type,
      visible,
      deletedAt: row.deletedAt?.toISOString() ?? '',
      preview: managerPreview(type, listedItems(section)),
    };
  });
}
