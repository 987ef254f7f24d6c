import { ClipboardPaste } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import type { AnyList } from '@/sections/editor-tree';
import type { LineReading } from '@/sections/line-reader';
import type { Path } from '../form/draft';
import { useLoaded } from '../providers/loaded';
import { Button } from '../ui/button';

type Props = Readonly<{ node: AnyList; path: Path }>;

/** Adds a list that is pasted, an item a line; nothing for a list whose lines nobody reads. */
export function PasteList({ startsOpen, ...props }: Props & { readonly startsOpen?: (() => void) | undefined }) {
  const [isOpen, setIsOpen] = useState(startsOpen !== undefined);
  const leave = useRef(startsOpen);
  const loadReader = loaderOf(props.node);
  const load = useCallback(async () => {
    const [{ PasteWindow }, reader] = await Promise.all([import('./paste-window'), loadReader?.()]);
    return { PasteWindow, reader };
  }, [loadReader]);
  const close = (isAdded: boolean) => {
    setIsOpen(false);
    if (!isAdded) leave.current?.();
    leave.current = undefined;
  };
  const { PasteWindow, reader } = useLoaded(isOpen && load, () => close(false)) ?? {};
  return (
    <>
      <PasteButton node={props.node} onClick={() => setIsOpen(true)} />
      {isOpen && PasteWindow && reader && <PasteWindow {...props} reader={reader} onClose={close} />}
    </>
  );
}

/** Nothing for a list whose lines nobody reads. */
export function PasteButton({ node, onClick }: Readonly<{ node: AnyList; onClick: () => void }>) {
  if (!loaderOf(node)) return null;
  return (
    <Button variant="quiet" onClick={onClick}>
      <ClipboardPaste />
      Coller une liste
    </Button>
  );
}

const loaderOf = ({ item }: AnyList): LineReading['loadReader'] =>
  Object.values(item.fields)
    .flatMap((field) => ('loadReader' in field && field.loadReader ? [field.loadReader] : []))
    .at(0);
