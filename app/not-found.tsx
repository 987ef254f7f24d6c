import type { Metadata } from 'next';
import { Fallback } from '@/components/portfolio/fallback';

export const metadata: Metadata = { title: 'Page introuvable', robots: { index: false } };

/** An unknown URL: status 404. */
export default function NotFound() {
  return <Fallback title="Cette page n’existe pas">L’adresse est peut-être incomplète, ou la page a été déplacée. Aucune information n’a été perdue.</Fallback>;
}
