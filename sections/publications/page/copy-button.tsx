import { words } from '@/components/public/words';
import type { Language } from '@/lib/languages';

type Props = { readonly target: string; readonly what: string; readonly language?: Language };

/**
 * Copies the text of the element `target` (components/public/client-scripts/copy.ts); hidden where there is no script.
 */
export function CopyButton({ target, what, language = 'fr' }: Props) {
  const { copied, selected } = words[language];
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
        Copier<span className="sr-only"> {what}</span>
      </button>
    </span>
  );
}
