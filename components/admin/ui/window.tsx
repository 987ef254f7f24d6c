import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { LiveRegionProvider, Toaster } from '../providers/notifications';
import { IconButton } from './button';
import { cx, styled } from './cx';
import { Dialog, DialogTitle } from './dialog';

type Props = Readonly<{
  title: string;
  describedBy?: string;
  /** Whether its heading has a close button. */
  closes?: boolean;
  onClose: () => void;
  children: ReactNode;
}>;

/**
 * A dialog with a heading, a scrolling body and a foot; full screen on a phone. It has a live region, as that of the
 * page is inert.
 */
export function Window({ title, describedBy, closes = false, onClose, children }: Props) {
  const id = useId();
  return (
    <Dialog
      className={cx(
        'max-h-[min(90dvh,56rem)] w-[min(44rem,100vw-2rem)] max-w-none flex-col overflow-clip rounded-3 border border-rule bg-paper-raised p-0',
        'text-inherit shadow-dialog backdrop:bg-scrim open:flex focus:outline-none',
        'max-sm:m-0 max-sm:h-dvh max-sm:max-h-dvh max-sm:w-screen max-sm:rounded-none max-sm:border-0',
      )}
      labelledBy={id}
      describedBy={describedBy}
      onClose={onClose}
    >
      <div className="flex items-center justify-between gap-4 border-rule border-b py-3 ps-6 pe-3 max-sm:ps-4 short:py-1">
        <DialogTitle id={id}>{title}</DialogTitle>
        {closes && <IconButton icon={X} label="Fermer" onClick={onClose} />}
      </div>
      <LiveRegionProvider>{children}</LiveRegionProvider>
      {/* The toasts' buttons would submit the form around the dialog. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens for the buttons inside */}
      <div role="presentation" onClick={(event) => event.preventDefault()}>
        <Toaster label={`Notifications, ${title}`} />
      </div>
    </Dialog>
  );
}

export const WindowBody = styled(
  'div',
  'grid min-h-0 content-start gap-4 overflow-y-auto overscroll-contain px-6 py-5 max-sm:flex-1 max-sm:p-4',
);

/** The buttons, which share the width on a phone; three or more wrap. */
export const WindowFoot = styled(
  'div',
  'flex items-center justify-end gap-2 border-rule border-t bg-paper px-6 py-3 short:py-1 max-sm:flex-wrap max-sm:px-4 max-sm:[&>button]:flex-1 max-sm:has-[>:nth-child(3)]:[&>button]:flex-auto sm:[&>button]:whitespace-nowrap',
);
