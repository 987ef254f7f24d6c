/** Which sections are on the page, and where: the trash and the order. */
import 'server-only';
import type { Authority } from '@/lib/authority';
import { notFound, Problem } from '@/lib/errors';
import type { StoredSection } from '@/sections/public-site';
import { audit } from './audit';
import { write } from './client';
import { recordVersion } from './record-version';
import { internalIds, storedSection, storeSection } from './section-row';

/** Puts a section in the trash, from where it can come back. Throws `notFound`. */
export async function deleteSection(authority: Authority, id: string): Promise<void> {
  await write(async (tx) => {
    const row = await tx.section.findFirst({ where: { id, deletedAt: null } });
    if (!row || internalIds.includes(id)) throw notFound('Cette section est introuvable');
    await storeSection(tx, authority, row, { deletedAt: new Date() }, 'delete');
  });
}

/** Takes a section out of the trash, with the order and visibility that it had. Throws `notFound`. */
export async function restoreFromTrash(authority: Authority, id: string): Promise<StoredSection> {
  const saved = await write(async (tx) => {
    const row = await tx.section.findFirst({ where: { id, deletedAt: { not: null } } });
    if (!row) throw notFound('Cette section n’est pas dans la corbeille');
    return storeSection(tx, authority, row, { deletedAt: null }, 'revive');
  });
  return storedSection(saved);
}

/** Sets the order of all sections but the internal ones. Throws `invalid` unless `places` names each exactly once. */
export async function reorderSections(
  authority: Authority,
  places: readonly { readonly id: string; readonly order: number }[],
): Promise<void> {
  await write(async (tx) => {
    const rows = await tx.section.findMany({
      where: { deletedAt: null, id: { notIn: [...internalIds] } },
      select: { id: true, order: true },
    });
    const orders = new Map(places.map(({ id, order: place }) => [id, place]));
    if (orders.size !== places.length || orders.size !== rows.length || !rows.every(({ id }) => orders.has(id))) {
      throw new Problem('invalid', 'La liste doit nommer chaque section une seule fois');
    }
    const moved = rows.filter((row) => orders.get(row.id) !== row.order);
    if (moved.length === 0) return;
    for (const { id } of moved) await tx.section.update({ where: { id }, data: { order: orders.get(id) } });
    await recordVersion(tx, 'order', '', 1, 'reorder', places);
    await audit(tx, authority, 'section.reorder', { moved: moved.length });
  });
}
