'use client';

import { ErrorScreen } from '@/components/public/error-screen';
import './globals.css';

/** An error of the root layout: this page replaces it, so it has its own <html> and styles. */
export default function GlobalError() {
  return (
    <html lang="fr">
      <body>
        <title>Erreur</title>
        <ErrorScreen title="Une erreur est survenue" action={<a href="?">Réessayer</a>}>
          Le site n’a pas pu s’afficher. L’erreur vient du site, pas de vous : réessayez dans un instant.
        </ErrorScreen>
      </body>
    </html>
  );
}
