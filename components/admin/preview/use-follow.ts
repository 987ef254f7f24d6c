'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { showPlace } from './places';
import type { FrameWidth } from './preview-bar';

/** The field of a form that has or last had the focus. */
export function useLastField(form: string): Element | null {
  const [field, setField] = useState<Element | null>(null);
  useEffect(() => {
    const listen = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest(`[id^="${form}-"]`)) setField(target);
    };
    document.addEventListener('focusin', listen);
    return () => document.removeEventListener('focusin', listen);
  }, [form]);
  return field;
}

type Options = {
  readonly root: HTMLElement | null;
  readonly form: string;
  readonly field: Element | null;
  readonly width: FrameWidth;
  /** What is drawn: a place that is not drawn yet is shown once it is. */
  readonly view: ReactNode;
};

/** Keeps the preview at the place of the field in hand. */
export function useFollow({ root, form, field, width, view }: Options): void {
  const followed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another field, frame or width is to be followed anew
  useEffect(() => {
    followed.current = false;
  }, [root, field, width]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above, and after each drawing
  useEffect(() => {
    if (root && field && !followed.current) followed.current = showPlace(root, form, field);
  }, [root, form, field, width, view]);
}
