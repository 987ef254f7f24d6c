'use client';

import { ErrorScreen, failureWords } from '@/components/public/error-screen';
import './globals.css';

/**
 * Replaces the page after an error in a root layout, so it has its own <html> and styles; it does not know the
 * language.
 */
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
