'use client';

import { Fallback } from '@/components/portfolio/fallback';
import './globals.css';

/** A failure of the document itself: it stands in for the layout, so it brings its own. */
export default function GlobalError() {
  return (
    <html lang="fr">
      <body>
        <title>Erreur</title>
        <Fallback title="Une erreur est survenue" action={<a href="?">Réessayer</a>}>
          Le site n’a pas pu s’afficher. L’erreur vient du site, pas de vous : réessayez dans un instant.
        </Fallback>
      </body>
    </html>
  );
}
