'use client';

import { Fallback } from '@/components/portfolio/fallback';

/** A failure while a page was made or used (decision 22): status 500 when the server failed. */
export default function ErrorPage() {
  return (
    <Fallback title="Une erreur est survenue" action={<a href="?">Réessayer</a>}>
      La page n’a pas pu s’afficher. L’erreur vient du site, pas de vous : réessayez dans un instant.
    </Fallback>
  );
}
