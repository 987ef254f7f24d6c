/** Schemas of the API's responses, for lib/api/client.ts. */
import { z } from 'zod';
import { profileSchema } from '@/sections/profil/schema';
import { listNames } from '@/sections/publications/import/lists';
import type { ImportPlan } from '@/sections/publications/import/plan';

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
});
export const userShape = z.object({ user: z.object({ id: z.string(), email: z.string() }) });
export const sectionShape = z.object({
  id: z.string(),
  title: z.string(),
  type: z.enum(['text', 'list', 'cards']),
  order: z.number(),
  visible: z.boolean(),
  content: z.unknown(),
  version: z.number(),
  sample: z.boolean(),
  updated_at: z.string(),
});
export const profileShape = profileSchema.extend({ version: z.number(), sample: z.boolean(), updated_at: z.string() });
export const savedSectionShape = z.object({ section: sectionShape });
export const savedProfileShape = z.object({ profile: profileShape });
export const restoredShape = z.object({ version: z.number() });
export const uploadShape = z.object({ url: z.string() });
export const secondFactorShape = z.object({ enabled: z.boolean(), recoveryCodesLeft: z.number() });
export const sessionsShape = z.object({
  sessions: z.array(z.object({ id: z.string(), device: z.string(), createdAt: z.string(), lastSeenAt: z.string(), current: z.boolean() })),
});
export const secretShape = z.object({ secret: z.string(), qr: z.string() });
export const recoveryShape = z.object({ recoveryCodes: z.array(z.string()) });

const told = { line: z.number(), title: z.string() };
const change = z.object({ field: z.string(), yours: z.string(), theirs: z.string() });
const said = { fields: z.record(z.string(), z.string()), source: z.object({ from: z.string(), id: z.string(), at: z.string() }) };
const list = z.enum(listNames);
const adds = { ...said, domain: z.string().nullable(), list };
const differs = { ...said, at: z.object({ domain: z.string(), list, id: z.string() }), changes: z.array(change), kept: z.array(change) };
export const importPlanShape: z.ZodType<ImportPlan> = z.object({
  version: z.number(),
  sample: z.boolean(),
  encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']),
  domains: z.array(z.object({ key: z.string(), title: z.string() })),
  entries: z.array(
    z.discriminatedUnion('is', [
      z.object({ is: z.literal('new'), ...told, ...adds }),
      z.object({ is: z.literal('changed'), ...told, ...differs }),
      z.object({ is: z.literal('same'), ...told, ...differs }),
      z.object({ is: z.literal('repeated'), ...told }),
      z.object({ is: z.literal('perhaps'), ...told, ...adds, ...differs, other: z.string(), version: z.boolean() }),
      z.object({ is: z.literal('refused'), ...told, reason: z.string() }),
    ]),
  ),
});
