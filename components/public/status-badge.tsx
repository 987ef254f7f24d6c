import { SvgIcon } from '@/components/ui/svg-icon';
import type { Tone } from '@/sections/palette';
import { Badge } from './badge';

type Props = { readonly status: string; readonly tone: Tone; readonly sign?: 'done' | 'clock'; readonly className?: string };

/** A status in its tone; `sign` adds an icon for those who see no colour. */
export function StatusBadge({ status, tone, sign, className }: Props) {
  if (!status.trim()) return null;
  return (
    <Badge tone={tone} className={className}>
      {sign ? <SvgIcon weight={2} name={sign === 'done' ? 'circle-check' : 'clock'} /> : null}
      {status}
    </Badge>
  );
}
