'use client';

import { ErrorScreen } from '@/components/public/error-screen';
import { failureWords } from '@/components/public/failure-words';
import './globals.css';

/** An error of a root layout: this page replaces it, so it has its own <html> and styles; of the language it knows nothing. */
export default function GlobalError() {
  const words = failureWords.fr;
  return (
    <html lang="fr">
      <body>
        <title>{words.document}</title>
        <ErrorScreen language="fr" title={words.title} action={<a href="?">{words.again}</a>}>
          {words.site}
        </ErrorScreen>
      </body>
    </html>
  );
}
