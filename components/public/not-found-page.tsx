import type { Language } from '@/lib/languages';
import { ErrorScreen } from './error-screen';
import { words } from './words';

export function NotFoundPage({ language }: { language: Language }) {
  const { title, text } = words[language].unknownPage;
  return (
    <ErrorScreen language={language} title={title} status={404}>
      {text}
    </ErrorScreen>
  );
}
