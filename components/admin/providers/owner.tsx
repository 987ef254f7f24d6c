'use client';
import { createContext, use } from 'react';

export type Owner = { readonly id: string; readonly email: string };

const OwnerContext = createContext<Owner>({ id: '', email: '' });
export const OwnerProvider = OwnerContext.Provider;

/** The signed-in owner, as given by the server when it rendered the page. It grants no rights. */
export const useOwner = (): Owner => use(OwnerContext);
