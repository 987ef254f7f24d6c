'use client';
import type { RefObject } from 'react';
import { useCallback, useEffect, useState } from 'react';

type RichEditor = typeof import('../rich-text/rich-editor')['default'];

/** How far from the window, in px, a field's editor is asked for. */
const near = 400;

type State = { readonly at: 'far' | 'loading' | 'failed' } | { readonly at: 'ready'; readonly Editor: RichEditor };

/**
 * The editor of rich text, TipTap, which comes only where a person edits some: when `field` comes near the window, as the focus also
 * makes it. One that could not be loaded leaves the form as it is, and can be asked for again.
 */
export function useRichEditor(field: RefObject<Element | null>) {
  const [state, setState] = useState<State>({ at: 'far' });
  const load = useCallback(() => {
    setState({ at: 'loading' });
    import('../rich-text/rich-editor').then(
      ({ default: Editor }) => setState({ at: 'ready', Editor }),
      () => setState({ at: 'failed' }),
    );
  }, []);
  useEffect(() => {
    if (!field.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        load();
      },
      { rootMargin: `${near}px 0px` },
    );
    observer.observe(field.current);
    return () => observer.disconnect();
  }, [field, load]);
  return { state, load };
}
