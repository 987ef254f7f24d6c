import type { Language } from '@/lib/languages';
import { pageWords } from '../words/page';

/**
 * Copies the text of the element `target` (components/public/client-scripts/copy.ts); hidden where there is no script.
 */
export function CopyButton({ target, what, language }: { target: string; what: string; language: Language }) {
  const { copy, copied, selected } = pageWords[language].cite;
  return (
    <span className="inline-flex items-center gap-3 text-ink-soft text-sm print:hidden noscript:hidden">
      <span role="status" />
      <button
        type="button"
        className="min-h-6 cursor-pointer border-0 bg-transparent p-0 font-medium text-accent text-sm underline underline-offset-3 hover:text-accent-hover"
        data-copy={target}
        data-copied={copied}
        data-selected={selected}
      >
        {copy}
        <span className="sr-only"> {what}</span>
      </button>
    </span>
  );
}
