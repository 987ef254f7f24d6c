import { SvgIcon } from '@/components/ui/svg-icon';
import type { Language } from '@/lib/languages';
import { words } from './words';

/** Switches between the light and dark scheme (components/public/client-scripts/theme.ts); hidden without script. */
export function ThemeToggle({ language }: { language: Language }) {
  return (
    <button
      className="inline-grid size-[min(2.5rem,12vw)] cursor-pointer place-items-center rounded-2 border border-transparent bg-transparent p-0 text-ink-soft hover:border-rule hover:text-ink"
      type="button"
      aria-label={words[language].header.theme}
      data-theme-toggle
    >
      <SvgIcon name="contrast" />
    </button>
  );
}
