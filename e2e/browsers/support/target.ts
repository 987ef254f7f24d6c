import type { Role } from './engine';

/** An element by its role and exact name, or by selector; the first of several. */
export type Target = ({ readonly role: Role; readonly name?: string } | { readonly css: string }) & { readonly within?: Target };
export const by = (role: Role, name?: string, within?: Target): Target => ({ role, name, within });
export const toasts: Target = { css: '[data-sonner-toaster]' };

/** For the message of an error. */
export function describe(target: Target): string {
  const self = 'css' in target ? target.css : `${target.role} « ${target.name ?? ''} »`;
  return target.within ? `${self} in ${describe(target.within)}` : self;
}
