/** The shapes of a section in requests. */
import { z } from 'zod';
import { hasVisibleText, isWellFormed } from '@/lib/format/text';

export const sectionTitle = z
  .string({ error: 'Le titre est requis' })
  .trim()
  .refine(hasVisibleText, 'Le titre est requis')
  .max(500, 'Le titre ne doit pas dépasser 500 caractères')
  .refine(isWellFormed, 'Le titre contient des caractères non valides');
export const sectionTypes = z.enum(['text', 'list', 'cards'], { error: 'Le type doit être text, list ou cards' });
export const sectionVisible = z.boolean({ error: 'La visibilité doit être vraie ou fausse' });
export const sectionOrder = z.number({ error: 'L’ordre doit être un nombre' });
const version = z
  .number({ error: 'La version doit être un nombre entier' })
  .int('La version doit être un nombre entier');

/**
 * Body of PUT /api/sections/{userId}/{sectionId}: the changed fields, and the version that they are based on; without
 * it, the save is never stale.
 */
export const sectionPatch = z
  .object({
    title: sectionTitle,
    type: sectionTypes,
    visible: sectionVisible,
    order: sectionOrder,
    version,
    content: z.unknown(),
  })
  .partial();
export type SectionPatch = z.output<typeof sectionPatch>;

/** Body of POST /api/sections/{userId}; without an `order`, the section goes after the others. */
export const newSection = z.object({
  title: sectionTitle,
  type: sectionTypes.default('text'),
  visible: sectionVisible.default(true),
  order: sectionOrder.optional(),
  content: z.unknown().optional(),
});
