import type { ReactNode } from 'react';
import { languageOf } from '@/app/(site)/language-of';
import { Document, documentMetadata, documentViewport } from '@/app/document';
import '@/app/(site)/site.css';

export const generateMetadata = () => documentMetadata();
export const viewport = documentViewport;

type Props = { readonly children: ReactNode; readonly params: Promise<{ readonly lang: string }> };

/** The document of the page that visitors get while the site is off line: without the pages' strip, the owner's. */
export default async function OfflineLayout({ children, params }: Props) {
  return <Document language={await languageOf(params)}>{children}</Document>;
}
