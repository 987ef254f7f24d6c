import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Block, showBlock } from './blocks';
import type { FrameWidth } from './preview-bar';

/** The id of the field of a form that has or last had the focus. */
export function useLastField(form: string): string | undefined {
  const [field, setField] = useState<string>();
  useEffect(() => {
    const listen = ({ target }: FocusEvent) => {
      const element = target instanceof Element && target.closest(`[id^="${form}-"]`);
      if (element) setField(element.id);
    };
    document.addEventListener('focusin', listen);
    return () => document.removeEventListener('focusin', listen);
  }, [form]);
  return field;
}

type Options = {
  readonly root: HTMLElement | null;
  readonly form: string;
  readonly field: string | undefined;
  readonly blocks: readonly Block[];
  readonly width: FrameWidth;
  /** The rendered view; the preview scrolls to a block as soon as the view has it. */
  readonly view: ReactNode;
};

/** Keeps the preview at the block in hand. */
export function useFollow({ root, form, field, blocks, width, view }: Options): void {
  const followed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another field, frame or width is to be followed anew
  useEffect(() => {
    followed.current = false;
  }, [root, field, width]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above, and after each drawing
  useEffect(() => {
    if (root && field && !followed.current) followed.current = showBlock(root, form, field, blocks);
  }, [root, form, field, blocks, width, view]);
}
