/** The legal pages, as the browser asks for them. */
import type * as legalRoute from '@/app/api/legal/route';
import type { LegalFacts, StoredLegal } from '@/lib/site/legal/facts';
import { call, mapData, type Result } from './client';

/** Stores what the owner states; `version` is the one that the form began from. */
export const saveLegal = (
  userId: string,
  change: { readonly facts: LegalFacts; readonly version?: number },
): Promise<Result<StoredLegal, StoredLegal>> =>
  mapData(
    call<typeof legalRoute.PUT, StoredLegal>('PUT', '/api/legal', change, { 'x-user-id': userId }),
    ({ legal }) => legal,
  );
