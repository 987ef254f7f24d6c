'use client';
import { useId } from 'react';
import { Select } from '@/components/admin/fields/input';
import { Button } from '@/components/admin/ui/button';
import { CheckLabel } from '@/components/admin/ui/check-label';
import { Row } from '@/components/admin/ui/rows';
import { quoted } from '@/lib/format/french';
import type { PlannedCareer } from '../plan-shape';
import { type CareerChoice, isTaken, wayOf } from './use-career';

type Props = {
  readonly planned: PlannedCareer;
  readonly choice: CareerChoice | undefined;
  readonly isRefused: boolean;
  readonly onChoose: (change: CareerChoice) => void;
  readonly onRefuse: () => void;
  readonly onTakeBack: () => void;
};

/** An entry as it would stand in its section, who says so, and what its owner may say of it. */
export function CareerRow({ planned, choice, isRefused, onChoose, onRefuse, onTakeBack }: Props) {
  const id = useId();
  const { ways, by, remarks = [], is, other } = planned;
  const way = wayOf(planned, choice) ?? ways[0];
  const title = way?.title ?? planned.keys[0] ?? '';
  const words = (
    <span id={id} className="min-w-0">
      <span className="wrap-anywhere font-medium text-ink">{title}</span>
      {way?.line && <span className="wrap-anywhere block font-normal text-ink-soft text-sm">{way.line}</span>}
      <span className="wrap-anywhere block font-normal text-ink-faint text-sm">
        {[by, is === 'alike' && `ressemble à ${quoted(other ?? '')}`, is === 'unreadable' && other, ...remarks]
          .filter(Boolean)
          .join(' ·\u00a0')}
      </span>
    </span>
  );
  const isWritable = is !== 'unreadable' && !isRefused;
  return (
    <Row tall className="grid-cols-1 gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      {isWritable ? (
        <CheckLabel>
          <input
            type="checkbox"
            checked={isTaken(planned, choice)}
            disabled={wayOf(planned, choice) === undefined}
            onChange={({ target }) => onChoose({ isTaken: target.checked })}
          />
          {words}
        </CheckLabel>
      ) : (
        words
      )}
      <div className="flex items-center justify-end gap-2 max-sm:flex-wrap max-sm:justify-start max-sm:ps-6">
        {isWritable && ways.length > 1 && (
          <Select
            className="min-w-44"
            aria-label={`Qu’est-ce que c’est\u00a0? ${title}`}
            value={choice?.way ?? ''}
            onChange={({ target }) =>
              onChoose(
                target.value === '' ? { way: undefined, isTaken: false } : { way: Number(target.value), isTaken: true },
              )
            }
          >
            <option value="">À préciser…</option>
            {ways.map(({ label }, at) => (
              <option key={label} value={at}>
                {label}
              </option>
            ))}
          </Select>
        )}
        {!['same', 'update', 'unreadable'].includes(is) && (
          <Button
            variant="quiet"
            className="flex-none"
            aria-describedby={id}
            onClick={isRefused ? onTakeBack : onRefuse}
          >
            {isRefused ? 'Reprendre' : 'Pas le mien'}
          </Button>
        )}
      </div>
    </Row>
  );
}
