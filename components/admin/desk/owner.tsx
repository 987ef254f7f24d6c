'use client';
import { createContext, use } from 'react';

export type Owner = { readonly id: string; readonly email: string };

const OwnerContext = createContext<Owner>({ id: '', email: '' });
export const OwnerProvider = OwnerContext.Provider;

/** Who is signed in: what the server said when it drew the page. It grants nothing. */
export const useOwner = (): Owner => use(OwnerContext);
