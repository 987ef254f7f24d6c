import { Drawing } from '@/components/ui/drawing';

/** Turns the scheme in use into the other one (behaviour/theme.ts); not shown to those without script. */
export function ThemeToggle() {
  return (
    <button className="icon-button" type="button" aria-label="Changer de thème clair ou sombre" data-theme-toggle>
      <Drawing name="contrast" />
    </button>
  );
}
