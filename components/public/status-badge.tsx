import { SvgIcon } from '@/components/ui/svg-icon';
import type { Tone } from '@/sections/palette';

/** A status in its tone; `sign` adds an icon for those who see no colour. */
export function StatusBadge({ status, tone, sign }: { status: string; tone: Tone; sign?: 'done' | 'clock' }) {
  if (!status.trim()) return null;
  return (
    <span className="badge" data-tone={tone}>
      {sign === 'done' ? <SvgIcon name="circle-check" /> : null}
      {sign === 'clock' ? <SvgIcon name="clock" /> : null}
      {status}
    </span>
  );
}
