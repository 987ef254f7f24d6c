'use client';

import { Fallback } from '@/components/portfolio/fallback';

/** An error while a page was rendered or used; status 500 when it was on the server. */
export default function ErrorPage() {
  return (
    <Fallback title="Une erreur est survenue" action={<a href="?">Réessayer</a>}>
      La page n’a pas pu s’afficher. L’erreur vient du site, pas de vous : réessayez dans un instant.
    </Fallback>
  );
}
