import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx, styled } from './cx';

const tones = { plain: '', ok: 'text-ok', warn: 'text-warn', err: 'text-err' } as const;

type Props = ComponentProps<'p'> &
  Readonly<{
    as?: 'p' | 'span';
    tone?: keyof typeof tones;
    small?: boolean;
  }>;

export function Status({ as: Element = 'p', tone = 'plain', small = false, ...rest }: Props) {
  return <Element className={cx('inline-flex items-center gap-mark', tones[tone], small && 'text-sm')} {...rest} />;
}

type MeterProps = Readonly<{ /** From 0 to 100. */ share: number; fill?: string; className?: string }>;

/** A bar for a percentage; the text beside it says the same. */
export function Meter({ share, fill = 'bg-accent', className }: MeterProps) {
  return (
    <span className={cx('block h-1.5 overflow-hidden rounded-full bg-rule', className)} aria-hidden="true">
      <span className={cx('block h-full rounded-full forced-color-adjust-none', fill)} style={{ width: `${share}%` }} />
    </span>
  );
}

export const Dot = styled('span', 'size-2.5 flex-none rounded-full bg-tone-dot forced-color-adjust-none');

const notices = {
  ok: { icon: CircleCheck, look: 'border-ok/45 border-s-ok bg-ok-wash text-ok' },
  err: { icon: TriangleAlert, look: 'border-err/45 border-s-err bg-err-wash text-err' },
} as const;

type NoticeProps = ComponentProps<'div'> & { readonly tone: keyof typeof notices };

export function Notice({ tone, children, ...rest }: NoticeProps) {
  const { icon: Icon, look } = notices[tone];
  return (
    <div
      className={cx('col-span-full flex gap-3 rounded-2 border border-s-3 px-4 py-3 text-control', look)}
      role={tone === 'err' ? 'alert' : 'status'}
      {...rest}
    >
      <Icon className="mt-0.5" />
      <div>{children}</div>
    </div>
  );
}
