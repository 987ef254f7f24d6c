import type { ReactNode } from 'react';
import { Document, documentMetadata, documentViewport } from '@/app/document';
import '@/app/globals.css';

export const generateMetadata = () => documentMetadata();
export const viewport = documentViewport;

/** One document for signing in and the administration: a toast lasts from the one to the other. */
export default function OwnerLayout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>;
}
