import { type ReactNode, useId } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { cx, styled } from './cx';

type Props = Readonly<{
  title: string;
  /** A sentence under the title, which describes the dialog. */
  text?: string;
  role?: 'alertdialog';
  light?: boolean;
  /** Has room for three buttons on a line. */
  wide?: boolean;
  onClose: () => void;
  children: ReactNode;
}>;

export function SmallDialog({ title, text, role, light, wide = false, onClose, children }: Props) {
  const id = useId();
  return (
    <Dialog
      className={cx(
        'gap-3 rounded-3 border border-rule bg-paper-raised p-6 text-inherit shadow-dialog backdrop:bg-scrim open:grid focus:outline-none',
        wide ? 'w-[min(36rem,100vw-2rem)]' : 'w-[min(28rem,100vw-2rem)]',
      )}
      role={role}
      light={light}
      labelledBy={`${id}-title`}
      describedBy={text && `${id}-text`}
      onClose={onClose}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      {text && <DialogText id={`${id}-text`}>{text}</DialogText>}
      {children}
    </Dialog>
  );
}

export const DialogText = styled('p', 'text-control text-ink-soft');

export const DialogActions = styled('div', 'mt-2 flex flex-wrap items-center justify-end gap-2 max-sm:*:grow');

export const DialogTitle = styled('h2', 'font-medium font-serif text-xl/compact');
