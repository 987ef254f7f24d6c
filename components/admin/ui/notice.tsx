import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './cx';

const tones = {
  ok: { icon: CircleCheck, look: 'border-ok/45 border-s-ok bg-ok-wash text-ok' },
  err: { icon: TriangleAlert, look: 'border-err/45 border-s-err bg-err-wash text-err' },
} as const;

type Props = ComponentProps<'div'> & { readonly tone: keyof typeof tones };

export function Notice({ tone, children, ...rest }: Props) {
  const { icon: Icon, look } = tones[tone];
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
