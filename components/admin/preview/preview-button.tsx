import { Eye } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '../ui/button';
import { useRemembered } from './use-remembered';

/** Whether the preview is open beside the form, if there is room; remembered. */
export const useBeside = () => useRemembered('apercu', ['ferme', 'ouvert']);

/** Toggles the preview beside the form if there is room, else opens it as a dialog. */
export function PreviewToggle({ onOpen }: Pick<Props, 'onOpen'>) {
  const [beside, setBeside] = useBeside();
  const isWide = useIsWide();
  const isOpen = beside === 'ouvert';
  return (
    <Button
      variant="quiet"
      className="max-sm:not-[:has(+.corner)]:border-rule-strong max-sm:not-[:has(+.corner)]:bg-paper-raised"
      {...(isWide
        ? { 'aria-expanded': isOpen, onClick: () => setBeside(isOpen ? 'ferme' : 'ouvert') }
        : { 'aria-haspopup': 'dialog', onClick: onOpen })}
    >
      <Eye />
      Aperçu
    </Button>
  );
}

type Props = { readonly onOpen: () => void };

/** Opens the preview as a dialog from a bar, if there is no room beside the form; icon only on a phone. */
export function PreviewButton({ onOpen }: Props) {
  if (useIsWide()) return null;
  return (
    <Button size="bar" className="aside:hidden" aria-haspopup="dialog" onClick={onOpen}>
      <Eye />
      <span className="max-sm:sr-only">Aperçu</span>
    </Button>
  );
}

/** The width from which a preview fits beside its form: the breakpoint `aside` of app/admin-theme.css. */
const query = '(min-width: 75rem)';

/** Whether the window is that wide; null until hydration. */
export function useIsWide(): boolean | null {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => null,
  );
}

function subscribe(listener: () => void) {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}
