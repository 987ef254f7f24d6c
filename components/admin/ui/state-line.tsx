import { EyeOff, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx';
import { Panel } from './panel';

const tones = {
  warn: { icon: TriangleAlert, bar: 'border-s-warn', ink: 'text-warn' },
  hidden: { icon: EyeOff, bar: 'border-s-ink-soft', ink: 'text-ink-soft' },
} as const;

type Props = Omit<ComponentProps<'section'>, 'title'> &
  Readonly<{
    label: string;
    tone: keyof typeof tones;
    title: string;
    actions?: ReactNode;
  }>;

/** A lasting state of the whole site: its name, meaning and actions. */
export function StateLine({ label, tone, title, actions, children, ...rest }: Props) {
  const { icon: Icon, bar, ink } = tones[tone];
  return (
    <Panel
      className={cx('flex flex-wrap items-center gap-x-6 gap-y-3 border-s-3 px-4 py-3', bar)}
      aria-label={label}
      {...rest}
    >
      <div className="flex min-w-0 flex-[1_1_20rem] gap-3">
        <Icon className={cx('mt-0.75 flex-none', ink)} />
        <div>
          <p className="font-medium text-ink">{title}</p>
          {children && <p className="text-control text-ink-soft">{children}</p>}
        </div>
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2 max-sm:ps-7.5">{actions}</div>}
    </Panel>
  );
}
