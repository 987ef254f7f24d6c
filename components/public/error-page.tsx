'use client';

import { useParams } from 'next/navigation';
import { isLanguage } from '@/lib/languages';
import { ErrorScreen, failureWords } from './error-screen';

/** An error while a page was rendered or used; status 500 if on the server. */
export function ErrorPage() {
  const lang = useParams<{ lang?: string }>()?.lang;
  const language = isLanguage(lang) ? lang : 'fr';
  const words = failureWords[language];
  return (
    <ErrorScreen language={language} title={words.title} action={<a href="?">{words.again}</a>}>
      {words.page}
    </ErrorScreen>
  );
}
