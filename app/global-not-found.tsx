import type { Metadata, Viewport } from 'next';
import { NotFoundPage } from '@/components/public/no-page';
import { words } from '@/components/public/words';
import { Document, documentMetadata, documentViewport } from './document';
import './globals.css';

export const generateMetadata = (): Metadata => ({
  ...documentMetadata(),
  title: words.fr.unknownPage.document,
  robots: { index: false },
});
export const viewport: Viewport = documentViewport;

/** A URL without a page, and not below /en or /ar: status 404. */
export default function GlobalNotFound() {
  return (
    <Document>
      <NotFoundPage language="fr" />
    </Document>
  );
}
