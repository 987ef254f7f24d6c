'use client';
import { Ban } from 'lucide-react';
import { Button } from '@/components/admin/ui/button';
import { Disclosure } from '@/components/admin/ui/disclosure';
import { Row } from '@/components/admin/ui/rows';
import { counted } from '@/lib/format/french';
import type { useRefusals } from './use-refusals';

/** All that the owner has said is not theirs, of a career and of publications: the one place to take it back. */
export function RefusedPanel({ refused, takeBack }: Pick<ReturnType<typeof useRefusals>, 'refused' | 'takeBack'>) {
  if (refused.length === 0) return null;
  return (
    <Disclosure
      id="refus"
      title={`Pas le mien\u00a0: ${counted(refused.length, 'entrée écartée', 'entrées écartées')}`}
      icon={Ban}
    >
      <ul className="border-rule border-t">
        {refused.map(({ mark, title }) => (
          <Row key={mark} className="grid-cols-[minmax(0,1fr)_auto] gap-3">
            <span className="wrap-anywhere">{title}</span>
            <Button variant="quiet" onClick={() => takeBack(mark)} aria-label={`Reprendre\u00a0: ${title}`}>
              Reprendre
            </Button>
          </Row>
        ))}
      </ul>
    </Disclosure>
  );
}
