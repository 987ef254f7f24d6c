import type { ReactNode } from 'react';
import { SvgIcon } from '@/components/ui/svg-icon';
import type { Tone } from '@/sections/palette';
import type { LangAttributes } from '@/sections/public-site';

type Props = {
  readonly tone: Tone;
  readonly className?: string;
  readonly langAttributes?: LangAttributes;
  readonly children: ReactNode;
};

/** A framed word in its tone: a status, a type of publication. In print, just the word. */
export function Badge({ tone, className, langAttributes, children }: Props) {
  return (
    <span className={className ? `badge ${className}` : 'badge'} data-tone={tone} {...langAttributes}>
      {children}
    </span>
  );
}

const statusIcons = { done: 'circle-check', clock: 'clock', stopped: 'circle-x' } as const;

type StatusBadgeProps = {
  readonly status: string;
  readonly tone: Tone;
  readonly icon?: keyof typeof statusIcons;
  readonly className?: string;
  readonly langAttributes?: LangAttributes;
};

/** A status in its tone; `icon` is added, for those who cannot see colours. */
export function StatusBadge({ status, tone, icon, className, langAttributes }: StatusBadgeProps) {
  if (!status.trim()) return null;
  return (
    <Badge tone={tone} className={className} langAttributes={langAttributes}>
      {icon ? <SvgIcon weight={2} name={statusIcons[icon]} /> : null}
      {status}
    </Badge>
  );
}
