import type { ReactNode } from 'react';
import { cx } from './cx';

const footColours = {
  rest: 'text-ink-faint',
  ok: 'border-ok bg-paper-raised text-ok',
  busy: 'border-accent bg-accent-wash text-accent',
  unsaved: 'border-warn bg-warn-wash text-warn',
  offline: 'border-ink-soft bg-paper-sunk text-ink-soft',
  failed: 'border-err bg-err-wash text-err',
} as const;

type Props = Readonly<{
  label: string;
  colours: keyof typeof footColours;
  icon?: ReactNode;
  title: string;
  /** The short title for phones. */
  brief?: string;
  detail?: string;
  /** Announced at once; on a phone its text has its own line. */
  urgent?: boolean;
  before?: ReactNode;
  children: ReactNode;
}>;

/**
 * The end of a page that saves: its state, then its buttons, on one line if they fit. At rest it is below the form,
 * unless that is a list of rows, whose dialogs save; else it is a bar at the foot of the window, of the same height in
 * all states that are not urgent. It scrolls away if the window is so low, or text so large, that it would leave too
 * little room.
 */
export function FootBar({ label, colours, icon, title, brief, detail, urgent = false, before, children }: Props) {
  return (
    <section
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden',
        colours === 'rest'
          ? title === '' && 'in-[:has([data-rows])]:hidden'
          : 'sticky bottom-0 z-10 -mx-bleed mt-auto border-t-2 px-bleed pt-3 pb-safe max-2xs:static max-sm:min-h-18 max-sm:gap-x-2 max-sm:pt-2 short:static',
        footColours[colours],
      )}
      data-save-bar={colours}
      aria-label={label}
    >
      <div
        className={cx(
          'flex min-w-0 flex-1 items-center gap-3 leading-snug',
          urgent ? 'basis-60 max-sm:basis-full' : 'basis-24',
        )}
        role={urgent ? 'alert' : 'status'}
      >
        <span className={cx('contents *:size-5', !urgent && 'max-sm:hidden')}>{icon}</span>
        <div className="min-w-0">
          <strong className="block font-semibold text-control max-sm:text-sm/compact">
            <span className={cx(brief && 'max-sm:hidden')}>{title}</span>
            {brief && <span className="sm:hidden">{brief}</span>}
          </strong>
          {detail && (
            <span className={cx('text-ink-soft text-sm', urgent ? 'max-sm:block' : 'max-sm:hidden')}>{detail}</span>
          )}
        </div>
      </div>
      <div
        className={cx(
          'ms-auto flex max-w-full items-center gap-4 max-2xs:flex-wrap max-sm:gap-2',
          urgent && 'max-sm:basis-full max-sm:[&>button]:flex-1',
        )}
      >
        {before}
        {children}
      </div>
    </section>
  );
}
