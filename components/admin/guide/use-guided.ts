import { useEffect, useState } from 'react';
import { setSite } from '@/lib/site/api/client';
import { useNavigate } from '../providers/navigate';
import { useChange } from '../providers/session';
import { useIsGuided } from '../shell/menu';

/** For a page that the dashboard's guide may open: returns there after a save. */
export function useGuided() {
  const isGuided = useIsGuided();
  const visit = useNavigate();
  const [isFinished, setFinished] = useState(false);
  // After the next render: until then the form still counts as unsaved.
  useEffect(() => {
    if (isGuided && isFinished) visit('/admin');
  }, [isGuided, isFinished, visit]);
  return { isGuided, finish: () => setFinished(true) };
}

/** Returns a function that reopens the guide, or closes it. */
export function useGuideSwitch(isOpen: boolean): () => void {
  const change = useChange();
  const send = () => setSite({ guide: isOpen });
  return () => void change(send, '', 'Le guide n’a pas changé', undefined, 'Une erreur est survenue');
}
