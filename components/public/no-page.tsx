import type { Language } from '@/lib/languages';
import { Bar } from './bar';
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

/** The page at every URL while the site is off line; says nothing of its owner. */
export function OfflineScreen({ language }: { language: Language }) {
  const { offline } = words[language];
  return (
    <main
      className="mx-auto grid min-h-dvh max-w-wrap content-center justify-items-start px-gutter py-section"
      id="contenu"
    >
      <Bar className="mb-6 w-10" />
      <h1 className="max-w-title font-normal text-5xl leading-display tracking-display">{offline.title}</h1>
      <p className="mt-4 font-serif text-ink-soft text-xl italic leading-snug">{offline.soon}</p>
      <p className="mt-8 max-w-lede border-rule border-t pt-6 text-ink-soft">{offline.why}</p>
    </main>
  );
}

/** Shown at the foot of each public page while the site is off line, to its owner, who alone gets the page. */
export function OfflineStrip({ language }: { language: Language }) {
  const { offline } = words[language];
  return (
    <p
      className="sticky bottom-0 z-20 flex flex-wrap items-baseline justify-center gap-x-4 gap-y-1 border-ink border-t bg-ink px-gutter py-2.5 text-center text-paper text-sm print:hidden"
      role="status"
    >
      {offline.strip}
      <a className="inline-flex min-h-6 items-center text-paper underline hover:text-paper" href="/admin#en-ligne">
        {offline.again}
      </a>
    </p>
  );
}
