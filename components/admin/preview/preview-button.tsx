'use client';
import { Eye } from 'lucide-react';
import { Button } from '../ui/button';
import { useIsWide } from './use-is-wide';
import { useRemembered } from './use-remembered';

/** Whether the preview stands beside the form where there is room; remembered. */
export const useBeside = () => useRemembered('apercu', ['ferme', 'ouvert']);

/** Opens and closes the preview beside the form where there is room, else opens it as a window. */
export function PreviewToggle({ onOpen }: Pick<Props, 'onOpen'>) {
  const [beside, setBeside] = useBeside();
  const isWide = useIsWide();
  const isOpen = beside === 'ouvert';
  return (
    <Button
      variant="quiet"
      {...(isWide
        ? { 'aria-expanded': isOpen, onClick: () => setBeside(isOpen ? 'ferme' : 'ouvert') }
        : { 'aria-haspopup': 'dialog', onClick: onOpen })}
    >
      <Eye aria-hidden />
      Aperçu
    </Button>
  );
}

type Props = { readonly onOpen: () => void /** Whether a phone shows its icon alone. */; readonly brief?: boolean };

/** Opens the preview as a window, where there is no room for it beside the form. */
export function PreviewButton({ onOpen, brief = false }: Props) {
  if (useIsWide()) return null;
  return (
    <Button
      size={brief ? 'bar' : undefined}
      className="justify-self-start aside:hidden print:hidden"
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <Eye aria-hidden />
      <span className={brief ? 'max-sm:sr-only' : undefined}>Aperçu</span>
    </Button>
  );
}
