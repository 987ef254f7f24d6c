import { Drawing } from '@/components/ui/drawing';
import type { Tone } from '@/lib/content/palette';

/** A status in its tone; `sign` adds an icon for those who see no colour. */
export function StatusBadge({ status, tone, sign }: { status: string; tone: Tone; sign?: 'done' | 'clock' }) {
  if (!status.trim()) return null;
  return (
    <span className="badge" data-tone={tone}>
      {sign === 'done' ? <Drawing name="circle-check" /> : null}
      {sign === 'clock' ? <Drawing name="clock" /> : null}
      {status}
    </span>
  );
}
