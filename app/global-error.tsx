'use client';

import { ErrorScreen } from '@/components/public/error-screen';
import { words } from '@/components/public/words';
import './globals.css';

/** An error of a root layout: this page replaces it, so it has its own <html> and styles; of the language it knows nothing. */
export default function GlobalError() {
  const { failure } = words.fr;
  return (
    <html lang="fr">
      <body>
        <title>{failure.document}</title>
        <ErrorScreen language="fr" title={failure.title} action={<a href="?">{failure.again}</a>}>
          {failure.site}
        </ErrorScreen>
      </body>
    </html>
  );
}
