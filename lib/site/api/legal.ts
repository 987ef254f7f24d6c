/** The legal pages, as the browser asks for them. */
import { z } from 'zod';
import { type LegalFacts, legalFacts, type StoredLegal } from '@/lib/site/legal/facts';
import { mapData, type Result, requestJson } from './client';

const shape = z.object({ facts: legalFacts, version: z.number(), updated_at: z.string() });

/** Stores what the owner states; `version` is the one that the form began from. */
export const saveLegal = (
  userId: string,
  change: { readonly facts: LegalFacts; readonly version?: number },
): Promise<Result<StoredLegal, StoredLegal>> =>
  mapData(
    requestJson('PUT', '/api/legal', z.object({ legal: shape }), change, shape, { 'x-user-id': userId }),
    ({ legal }) => legal,
  );
