'use client';
import { useCallback, useState } from 'react';

type Loading<T> = { readonly status: 'rest' | 'loading' | 'failed' } | { readonly status: 'ready'; readonly loaded: T };

/** What a field loads, by a stable function. If that fails, the form stays as it is, and `load` tries again. */
export function useLoading<T>(read: () => Promise<T>) {
  const [state, setState] = useState<Loading<T>>({ status: 'rest' });
  const load = useCallback(() => {
    setState({ status: 'loading' });
    read().then(
      (loaded) => setState({ status: 'ready', loaded }),
      () => setState({ status: 'failed' }),
    );
  }, [read]);
  return { state, load };
}
