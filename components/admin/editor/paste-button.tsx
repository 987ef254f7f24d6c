'use client';
import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import type { AnyGroup, AnyList, EachLine } from '@/sections/editor-tree';
import type { Path } from '../form/draft';
import { loaded } from '../providers/loaded';
import { Button } from '../ui/button';

type Props = { readonly node: AnyList; readonly path: Path };

/** Adds a list that is pasted, an item a line; nothing for a list whose lines nobody reads. Its window is loaded then. */
export function PasteButton(props: Props) {
  const [open, setOpen] = useState<typeof import('./paste-list')>();
  const eachLine = readerOf(props.node.item);
  if (!eachLine) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => void loaded(import('./paste-list')).then(setOpen)}>
        <ClipboardPaste aria-hidden />
        Coller une liste
      </Button>
      {open && <open.PasteWindow {...props} eachLine={eachLine} onClose={() => setOpen(undefined)} />}
    </>
  );
}

const readerOf = ({ fields }: AnyGroup): EachLine | undefined =>
  Object.values(fields)
    .map((field) => ('eachLine' in field ? field.eachLine : undefined))
    .find((eachLine) => eachLine !== undefined);
