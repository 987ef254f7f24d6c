'use client';

import { useParams } from 'next/navigation';
import { isLanguage } from '@/lib/languages';
import { ErrorScreen } from './error-screen';
import { words } from './words';

/** An error while a page was rendered or used; status 500 when it was on the server. */
export function ErrorPage() {
  const lang = useParams<{ lang?: string }>()?.lang;
  const language = isLanguage(lang) ? lang : 'fr';
  const { failure } = words[language];
  return (
    <ErrorScreen language={language} title={failure.title} action={<a href="?">{failure.again}</a>}>
      {failure.page}
    </ErrorScreen>
  );
}
