import type { ReactNode } from 'react';
import { Document, documentMetadata, documentViewport } from '@/app/document';
import '@/app/globals.css';

export const generateMetadata = () => documentMetadata();
export const viewport = documentViewport;

/** One document for sign-in and administration, so that a toast outlives the move between them. */
export default function OwnerLayout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>;
}
