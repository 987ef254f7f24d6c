'use client';
import { Eye } from 'lucide-react';
import { Button } from '../ui/button';
import { useIsWide } from './use-is-wide';

/** Opens the preview as a window, where there is no room for it beside the form. */
export function PreviewButton({ onOpen }: { readonly onOpen: () => void }) {
  if (useIsWide()) return null;
  return (
    <Button className="justify-self-start aside:hidden print:hidden" aria-haspopup="dialog" onClick={onOpen}>
      <Eye aria-hidden />
      Aperçu
    </Button>
  );
}
