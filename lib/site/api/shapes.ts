/** Schemas of the API's responses, for lib/site/api/client.ts. */
import { z } from 'zod';
import { profileSchema } from '@/sections/profil/schema';

const path = z.array(z.union([z.string(), z.number()]));

export const okShape = z.object({ success: z.literal(true) });
export const refusalShape = z.object({
  success: z.boolean().optional(),
  error: z.string().optional(),
  issues: z
    .array(z.object({ path, message: z.string() }))
    .optional()
    .catch(undefined),
  current: z.unknown().optional(),
  secondFactor: z.boolean().optional(),
  field: z.enum(['email', 'password']).optional().catch(undefined),
});
export const userShape = z.object({ user: z.object({ id: z.string(), email: z.string() }) });
export const sessionShape = z.object({ user: userShape.shape.user.nullable() });
export const sectionShape = z.object({
  id: z.string(),
  title: z.string(),
  type: z.enum(['text', 'list', 'cards']),
  order: z.number(),
  visible: z.boolean(),
  content: z.unknown(),
  version: z.number(),
  sample: z.boolean(),
  emptied: z.literal(true).optional(),
  updated_at: z.string(),
});
export const profileShape = profileSchema.extend({ version: z.number(), sample: z.boolean(), updated_at: z.string() });
export const savedSectionShape = z.object({ section: sectionShape });
export const savedProfileShape = z.object({ profile: profileShape });
export const restoredShape = z.object({ version: z.number() });
/** `count`: how many parts of it are left there; that name is none. */
const samplePlace = z.union([
  /** `isNamed`: the profile bears the sample's own name. */
  z.object({ of: z.literal('profile'), isNamed: z.boolean(), count: z.number() }).readonly(),
  z.object({ of: z.literal('languages'), count: z.number() }).readonly(),
  z.object({ of: z.literal('section'), id: z.string(), title: z.string(), count: z.number() }).readonly(),
]);
export const sampleShape = z.object({ places: z.array(samplePlace).readonly() });
export const uploadShape = z.object({ url: z.string() });
export const documentShape = z.object({ url: z.string(), bytes: z.number() });
export const secondFactorShape = z.object({ enabled: z.boolean(), recoveryCodesLeft: z.number() });
export const sessionsShape = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      createdAt: z.string(),
      lastSeenAt: z.string(),
      current: z.boolean(),
    }),
  ),
});
export const secretShape = z.object({ secret: z.string(), qr: z.string() });
export const recoveryShape = z.object({ recoveryCodes: z.array(z.string()) });
