'use client';
import type { RefObject } from 'react';
import { useCallback, useEffect, useState } from 'react';

type RichEditor = typeof import('../rich-text/rich-editor')['default'];

/** The distance from the viewport, in px, at which a field's editor is loaded. */
const near = 400;

type State = { readonly at: 'far' | 'loading' | 'failed' } | { readonly at: 'ready'; readonly Editor: RichEditor };

/**
 * Loads the rich-text editor (TipTap) on demand, when `field` comes near the viewport; focusing the field scrolls it
 * there too. If loading fails, the form stays as it is, and `load` tries again.
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
