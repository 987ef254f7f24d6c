import { SvgIcon } from '@/components/ui/svg-icon';
import type { Tone } from '@/sections/palette';
import type { LangAttributes } from '@/sections/public-site';
import { Badge } from './badge';

const signs = { done: 'circle-check', clock: 'clock', stopped: 'circle-x' } as const;

type Props = {
  readonly status: string;
  readonly tone: Tone;
  readonly sign?: keyof typeof signs;
  readonly className?: string;
  /** The language of the status. */
  readonly langAttributes?: LangAttributes;
};

/** A status in its tone; `sign` adds an icon for those who see no colour. */
export function StatusBadge({ status, tone, sign, className, langAttributes }: Props) {
  if (!status.trim()) return null;
  return (
    <Badge tone={tone} className={className} langAttributes={langAttributes}>
      {sign ? <SvgIcon weight={2} name={signs[sign]} /> : null}
      {status}
    </Badge>
  );
}
