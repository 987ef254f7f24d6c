import { CircleCheck, EyeOff, TriangleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from './cx';
import { Panel } from './panel';

const tones = {
  ok: { icon: CircleCheck, look: 'border-ok/45 border-s-ok bg-ok-wash text-ok' },
  err: { icon: TriangleAlert, look: 'border-err/45 border-s-err bg-err-wash text-err' },
} as const;

type Props = ComponentPropsWithRef<'div'> & { readonly tone: keyof typeof tones };

/** A message at the top of a form. */
export function Notice({ tone, children, ...rest }: Props) {
  const { icon: Icon, look } = tones[tone];
  return (
    <div
      className={cx('flex gap-3 rounded-2 border border-s-3 px-4 py-3 text-control', look)}
      role={tone === 'err' ? 'alert' : 'status'}
      {...rest}
    >
      <Icon className="mt-0.5" aria-hidden />
      <div>{children}</div>
    </div>
  );
}

const states = {
  ok: { icon: CircleCheck, bar: 'border-s-ok', ink: 'text-ok' },
  warn: { icon: TriangleAlert, bar: 'border-s-warn', ink: 'text-warn' },
  hidden: { icon: EyeOff, bar: 'border-s-ink-soft', ink: 'text-ink-soft' },
} as const;

type StateLineProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  /** Names the line. */
  readonly label: string;
  readonly tone: keyof typeof states;
  readonly title: string;
  /** The buttons at its end. */
  readonly actions?: ReactNode;
};

/** A state that lasts and concerns the whole site: what is so, what that means, and what to do about it. */
export function StateLine({ label, tone, title, actions, children, ...rest }: StateLineProps) {
  const { icon: Icon, bar, ink } = states[tone];
  return (
    <Panel
      className={cx('flex flex-wrap items-center gap-x-6 gap-y-3 border-s-3 px-4 py-3', bar)}
      aria-label={label}
      {...rest}
    >
      <div className="flex min-w-0 flex-[1_1_20rem] gap-3">
        <Icon className={cx('mt-0.75 flex-none', ink)} aria-hidden />
        <div>
          <p className="font-medium text-ink">{title}</p>
          {children && <p className="text-control text-ink-soft">{children}</p>}
        </div>
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2 max-sm:ps-7.5">{actions}</div>}
    </Panel>
  );
}
