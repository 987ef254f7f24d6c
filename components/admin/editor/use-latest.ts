'use client';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A ref to the value of the last render, for what runs later than the render that started it. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
