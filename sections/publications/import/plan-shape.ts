/** Checks the plan of an import that comes from the process that compares. */
import { z } from 'zod';
import { listNames } from '../lists';
import type { Planned } from './plan';

const told = { line: z.number(), title: z.string(), odd: z.array(z.string()).optional() };
const change = z.object({ field: z.string(), yours: z.string(), theirs: z.string() });
const list = z.enum(listNames);
const added = {
  fields: z.record(z.string(), z.string()),
  source: z.object({ from: z.string(), id: z.string(), at: z.string() }),
  domain: z.string().nullable(),
  list,
  foreign: z.literal(true).optional(),
  spelling: z.string().optional(),
};
const compared = {
  at: z.object({ domain: z.string(), list, id: z.string() }).nullable(),
  changes: z.array(change),
  kept: z.array(change),
};

export const plannedShape: z.ZodType<Planned> = z.discriminatedUnion('is', [
  z.object({ is: z.literal('new'), ...told, ...added, text: z.string().optional(), heading: z.string().optional() }),
  z.object({ is: z.literal('known'), ...told, ...added, ...compared, isAddable: z.boolean() }),
  z.object({ is: z.literal('ask'), ...told, ...added, ...compared, other: z.string(), version: z.boolean() }),
  z.object({ is: z.literal('refused'), ...told, reason: z.string() }),
]);

export const domainsShape = z.array(
  z.object({ key: z.string(), title: z.string(), sample: z.literal(true).optional() }),
);
