import type { ReactNode } from 'react';
import { cx } from './cx';

export const footColours = {
  rest: 'border-ink-faint bg-paper-raised text-ink-faint',
  ok: 'border-ok bg-paper-raised text-ok',
  busy: 'border-accent bg-accent-wash text-accent',
  unsaved: 'border-warn bg-warn-wash text-warn',
  offline: 'border-ink-soft bg-paper-sunk text-ink-soft',
  failed: 'border-err bg-err-wash text-err',
} as const;

type Props = {
  readonly label: string;
  readonly colours: keyof typeof footColours;
  readonly icon?: ReactNode;
  readonly title: string;
  readonly detail?: string;
  /** Announced at once; on a phone its words have a line of their own. */
  readonly urgent?: boolean;
  /** A button beside the state; on a phone the other buttons have a line of their own then. */
  readonly above?: ReactNode;
  /** The buttons. */
  readonly children: ReactNode;
};

/** The bar at the foot of a page that saves: its state, then its buttons. Its height is the same in every state. */
export function FootBar({ label, colours, icon, title, detail, urgent = false, above, children }: Props) {
  const hasLines = urgent || above !== undefined;
  return (
    <section
      className={cx(
        'sticky bottom-0 z-10 -mx-bleed mt-auto flex items-center gap-x-4 gap-y-3 border-t-2 px-bleed pt-3 pb-safe forced-color-adjust-none max-sm:gap-2 print:hidden',
        hasLines && 'max-sm:flex-wrap max-sm:pt-2',
        footColours[colours],
      )}
      data-save-bar
      aria-label={label}
    >
      <div
        className={cx(
          'me-auto flex min-w-0 items-center gap-3 leading-snug [&>svg:first-child]:size-5',
          hasLines && 'max-sm:grow',
          hasLines && (above ? 'max-sm:basis-0' : 'max-sm:basis-full'),
        )}
        role={urgent ? 'alert' : 'status'}
      >
        {icon}
        <div>
          <strong className="block font-semibold text-control max-sm:text-sm/compact">{title}</strong>
          {detail && <span className={cx('text-ink-soft text-sm', urgent ? 'max-sm:block' : 'max-sm:hidden')}>{detail}</span>}
        </div>
      </div>
      {above}
      <div className={cx('flex items-center gap-4 max-sm:gap-2', hasLines && 'max-sm:basis-full max-sm:[&>button]:flex-1')}>{children}</div>
    </section>
  );
}
