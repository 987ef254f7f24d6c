'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PhotoSize } from './words';

type Props = {
  readonly src: string | null;
  /** The sizes it comes in, and how wide it is shown (`sizes` of HTML). */
  readonly sources: readonly PhotoSize[];
  readonly sizes: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Pauses before each new try, in ms: spec section 4 gives the header 1, 2 and 4 s, the hero 500 ms twice. */
  readonly pauses: readonly number[];
  readonly priority?: boolean;
  readonly className?: string;
  /** Shown without a photo and after the last failure. */
  readonly placeholder: ReactNode;
  /** The hero's line of spec section 4, in development only (decision 7). */
  readonly debug?: boolean;
};

/** The profile's photo: tries again when loading fails, then shows the placeholder. */
export function Photo({ src, sources, sizes, alt, width, height, pauses, priority = false, className, placeholder, debug = false }: Props) {
  const image = useRef<HTMLImageElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [tries, setTries] = useState(0);
  const [address, setAddress] = useState(src);
  const [failed, setFailed] = useState(false);
  const [plain, setPlain] = useState(false);

  function retry() {
    const pause = pauses[tries];
    if (pause === undefined || !src) return setFailed(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setTries(tries + 1);
      setPlain(true);
      setAddress(src.startsWith('data:') ? src : `${src.split('?')[0]}?retry=${tries + 1}&t=${Date.now()}`);
    }, pause);
  }

  // An image that failed before the script was there fired its error unheard.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) retry();
    return () => clearTimeout(timer.current);
  }, []);

  if (!address || failed) {
    return (
      <>
        {placeholder}
        {debug && process.env.NODE_ENV === 'development' ? (
          <small className="photo-debug">{`Photo: ${src ? 'Définie' : 'Manquante'} | Error: ${failed} | Retry: ${tries}`}</small>
        ) : null}
      </>
    );
  }
  return (
    <picture>
      {/* After a failure the upload itself is tried, not one of its sizes. */}
      {!plain ? sources.map(({ type, srcSet }) => <source key={type} type={type} srcSet={srcSet} sizes={sizes} />) : null}
      <img
        ref={image}
        className={className}
        src={address}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        fetchPriority={priority ? 'high' : undefined}
        onError={retry}
        onLoad={() => setTries(0)}
      />
    </picture>
  );
}
