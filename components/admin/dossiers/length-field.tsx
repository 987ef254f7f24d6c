import { formatNumber } from '@/lib/format/french';
import { type Choices, mostPages, pageLimit } from '@/lib/site/dossiers/choices';
import { models } from '@/lib/site/dossiers/models';
import { Field, Fields, Input } from '../fields/field';
import { Button } from '../ui/button';
import { cx } from '../ui/cx';
import type { PageSize } from './use-dossier-form';

type SizeProps = Readonly<{ size: PageSize; limit: number | null }>;

/** Tenths of a page, rounded up, so that one line too many exceeds the limit. */
const tenths = (pages: number): number => Math.ceil(pages * 10 - 0.001) / 10;

/** « 1,4 page sur 2 » */
export function sizeText({ size, limit }: SizeProps): string {
  const pages = limit === null ? Math.ceil(size.pages - 0.001) : tenths(size.pages);
  const count = `${formatNumber(pages)}\u00a0${pages < 2 ? 'page' : 'pages'}`;
  return `${size.isEstimate ? 'environ ' : ''}${count}${limit === null ? '' : ` sur ${limit}`}`;
}

/** The pages as small sheets, filled in proportion, before their number. */
export function SizeCounter({ size, limit }: SizeProps) {
  const most = Math.min(8, Math.max(limit ?? 1, Math.ceil(size.pages - 0.001)));
  const sheets = Array.from({ length: most }, (_, before) => before);
  const isOver = limit !== null && tenths(size.pages) > limit;
  return (
    <span className={cx('flex items-center gap-2 text-sm tabular-nums', isOver ? 'text-warn' : 'text-ink-soft')}>
      <span className="flex gap-1" aria-hidden>
        {sheets.map((before) => (
          <span key={before} className="flex h-5 w-3.75 border border-rule-strong bg-paper">
            <span
              className={cx('w-full', limit !== null && before >= limit ? 'bg-warn' : 'bg-ink-faint/45')}
              style={{ height: `${Math.round(Math.min(1, Math.max(0, size.pages - before)) * 100)}%` }}
            />
          </span>
        ))}
      </span>
      {sizeText({ size, limit })}
    </span>
  );
}

type Props = Readonly<{
  choices: Choices;
  size: PageSize | null;
  onChange: (change: Partial<Choices>) => void;
  onFill: () => void;
}>;

type LimitProps = Readonly<{
  label: string;
  hint: string;
  limit: number | null;
  most: number;
  onLimit: (limit: number | null) => void;
}>;

export function LimitField({ label, hint, limit, most, onLimit }: LimitProps) {
  return (
    <Field label={label} span="third" hint={hint}>
      <Input
        type="number"
        min={1}
        max={most}
        value={limit ?? ''}
        onText={(text) => onLimit(Number(text) >= 1 ? Math.min(most, Math.floor(Number(text))) : null)}
      />
    </Field>
  );
}

export function LengthField({ choices, size, onChange, onFill }: Props) {
  const limit = pageLimit(choices);
  const free = size && limit !== null ? limit - size.pages : null;
  const { heads = [] } = models[choices.model];
  return (
    <div className="grid gap-2">
      <Fields>
        <LimitField
          label="Pages au plus"
          hint={`Celles du PDF${heads.some(({ isAnnex }) => isAnnex) ? ', hors annexes' : ''}\u202f; vide\u00a0: autant qu’il en faut.`}
          limit={limit}
          most={mostPages}
          onLimit={(pages) => onChange({ pages })}
        />
      </Fields>
      {size && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2" role="status">
          <SizeCounter size={size} limit={limit} />
          {free !== null && <span className="text-ink-faint text-sm">{roomText(free)}</span>}
          {free !== null && free >= leastRoom && heads.length === 0 && (
            <Button onClick={onFill}>Remplir les pages</Button>
          )}
        </div>
      )}
    </div>
  );
}

/** A page with less room than this looks full. */
const leastRoom = 0.05;
const linesOfPage = 55;

function roomText(free: number): string {
  const lines = Math.max(1, Math.round(Math.abs(free) * linesOfPage));
  const pages = Math.floor(Math.abs(free));
  const count = pages > 1 ? `environ ${pages}\u00a0pages` : `environ ${lines}\u00a0${lines > 1 ? 'lignes' : 'ligne'}`;
  if (free < -0.001) return `Trop long d’${count}\u00a0: décochez des entrées.`;
  return free < leastRoom ? 'Les pages sont pleines.' : `Il reste ${count}.`;
}
