'use client';
import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useNavigate } from '../providers/navigate';

/** For a page that the dashboard's guide may have opened, which it returns to after a save. */
export function useGuided() {
  const isGuided = useSearchParams().has('guide');
  const visit = useNavigate();
  const [isFinished, setFinished] = useState(false);
  // After the render that follows the save: until then the form still counts as unsaved.
  useEffect(() => {
    if (isGuided && isFinished) visit('/admin');
  }, [isGuided, isFinished, visit]);
  return { isGuided, finish: () => setFinished(true) };
}
