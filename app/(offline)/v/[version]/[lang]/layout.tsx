import type { ReactNode } from 'react';
import { languageOf } from '@/app/(site)/page-metadata';
import { Document, documentMetadata, documentViewport } from '@/app/document';
import '@/app/(site)/site.css';

export const generateMetadata = () => documentMetadata();
export const viewport = documentViewport;

type Props = { readonly children: ReactNode; readonly params: Promise<{ readonly lang: string }> };

/** The document of the page shown while the site is off line; without the owner's strip of the other pages. */
export default async function OfflineLayout({ children, params }: Props) {
  return <Document language={await languageOf(params)}>{children}</Document>;
}
