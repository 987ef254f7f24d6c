import type { Language } from '@/lib/languages';
import { Bar } from './bar';
import { words } from './words';

/** The page at every address while the site is off line: nothing of its owner. */
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
