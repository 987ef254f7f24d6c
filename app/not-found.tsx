import type { Metadata } from 'next';
import { ErrorScreen } from '@/components/public/error-screen';

export const metadata: Metadata = { title: 'Page introuvable', robots: { index: false } };

/** An unknown URL: status 404. */
export default function NotFound() {
  return (
    <ErrorScreen title="Cette page n’existe pas" status={404}>
      L’adresse est peut-être incomplète, ou la page a été déplacée. Aucune information n’a été perdue.
    </ErrorScreen>
  );
}
