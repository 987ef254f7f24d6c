import type { Language } from '@/lib/languages';
import { words } from './words';

/** At the foot of each public page while the site is off line, for its owner, who alone gets the page. */
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
