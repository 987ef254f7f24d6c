'use client';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import type { FrameWidth } from './preview-bar';

/** In px: a phone, and the smallest window that has the page's columns side by side with room around. */
const px: Readonly<Record<FrameWidth, number>> = { telephone: 390, ordinateur: 1200 };

/** The style of a frame of that width, made smaller to fit into the box that has the `ref`; never larger. */
export function useScale(width: FrameWidth) {
  const ref = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (!ref.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setBox(entry.contentRect));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, box.width / px[width]) || 1;
  const style: CSSProperties = {
    width: px[width],
    height: box.height / scale,
    marginInlineStart: Math.max(0, (box.width - px[width]) / 2),
    transform: `scale(${scale})`,
    transformOrigin: '0 0',
  };
  return { ref, style };
}
