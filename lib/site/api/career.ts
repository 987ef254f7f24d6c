/** API requests for importing a career. */
import type * as importRoute from '@/app/api/career/import/route';
import type * as refusedRoute from '@/app/api/career/refused/route';
import type { CareerImport, CareerSource, Refusal } from '@/sections/career/plan-shape';
import { call } from './client';

const path = '/api/career/import';
const refused = '/api/career/refused';

/**
 * Asks a host for a career: returns what importing it would do, or the people who match a name. Nothing is written yet.
 */
export const planCareer = (userId: string, source: CareerSource) =>
  call<typeof importRoute.POST>('POST', path, source, { 'x-user-id': userId });

/** Writes what was chosen of a plan. 409 when one of the sections has changed since. */
export const importCareer = (userId: string, chosen: CareerImport) =>
  call<typeof importRoute.PUT>('PUT', path, chosen, { 'x-user-id': userId });

/** Records that something is not the owner's, or undoes that; returns all refusals. */
export const refuse = (userId: string, refusal: Refusal) =>
  call<typeof refusedRoute.PUT>('PUT', refused, refusal, { 'x-user-id': userId });
export const takeBack = (userId: string, mark: string) =>
  call<typeof refusedRoute.DELETE>('DELETE', refused, { mark }, { 'x-user-id': userId });
