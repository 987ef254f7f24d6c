import { SvgIcon } from '@/components/ui/svg-icon';

/** Switches between the light and dark scheme (components/public/client-scripts/theme.ts); hidden without script. */
export function ThemeToggle() {
  return (
    <button className="icon-button" type="button" aria-label="Changer de thème clair ou sombre" data-theme-toggle>
      <SvgIcon name="contrast" />
    </button>
  );
}
