import { Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { isKey } from '../form/keys';
import { Button } from '../ui/button';

type Props = Readonly<{
  id?: string;
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  primary?: boolean;
  describedBy: string;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}>;

/**
 * A file field that looks and acts like a button: Enter opens it, instead of submitting the form around it. The
 * invisible input is beside its button, so that the browser scrolls to it.
 */
export function FileButton({
  id: chosenId,
  accept,
  multiple,
  disabled,
  primary,
  describedBy,
  onFiles,
  children,
}: Props) {
  const generatedId = useId();
  const id = chosenId ?? generatedId;
  return (
    <span className="relative inline-flex">
      <Button
        as="label"
        variant={primary ? 'primary' : 'plain'}
        className="has-[+:focus-visible]:outline-2 has-[+:focus-visible]:outline-accent has-[+:focus-visible]:outline-offset-2"
        htmlFor={id}
        aria-disabled={disabled || undefined}
      >
        {!primary && <Upload />}
        {children}
      </Button>
      <input
        className="sr-only"
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        aria-disabled={disabled || undefined}
        aria-describedby={describedBy}
        onClick={(event) => disabled && event.preventDefault()}
        onKeyDown={(event) => {
          if (!isKey(event.nativeEvent, 'Enter')) return;
          event.preventDefault();
          event.currentTarget.click();
        }}
        onChange={(event) => {
          const files = Array.from(event.target.files ?? []);
          event.target.value = ''; // so that the same file can be chosen again
          if (files.length > 0) onFiles(files);
        }}
      />
    </span>
  );
}

/** For a drop target: whether a file is held over it, and its handlers. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const target = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onFiles(Array.from(event.dataTransfer.files));
    },
  };
  return { isOver, target };
}
