import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import type { Tone } from '@/lib/content/palette';

/** A status in its tone; `sign` says it to those who see no colour (spec section 4, theses). */
export function StatusBadge({ status, tone, sign }: { status: string; tone: Tone; sign?: 'done' | 'clock' }) {
  if (!status.trim()) return null;
  return (
    <span className="badge" data-tone={tone}>
      {sign === 'done' ? <CircleCheck className="icon" aria-hidden /> : null}
      {sign === 'clock' ? <Clock className="icon" aria-hidden /> : null}
      {status}
    </span>
  );
}
