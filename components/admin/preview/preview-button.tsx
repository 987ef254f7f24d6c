'use client';
import { Eye } from 'lucide-react';
import { Button } from '../ui/button';
import { useIsWide } from './use-is-wide';

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
