import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx';

const tones = { plain: '', ok: 'text-ok', warn: 'text-warn', err: 'text-err' } as const;

type Props = ComponentPropsWithRef<'p'> & {
  readonly as?: 'p' | 'span';
  readonly tone?: keyof typeof tones;
  readonly small?: boolean;
};

/** A status message, with an icon or a spinner before it. */
export function Status({ as: Element = 'p', tone = 'plain', small = false, ...rest }: Props) {
  return <Element className={cx('inline-flex items-center gap-mark', tones[tone], small && 'text-sm')} {...rest} />;
}
