'use client';

import { ErrorScreen } from './error-screen';

/** An error while a page was rendered or used; status 500 when it was on the server. */
export function ErrorPage() {
  return (
    <ErrorScreen title="Une erreur est survenue" action={<a href="?">Réessayer</a>}>
      La page n’a pas pu s’afficher. L’erreur vient du site, pas de vous : réessayez dans un instant.
    </ErrorScreen>
  );
}
