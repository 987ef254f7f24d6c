import type { ReactNode } from 'react';
import { SvgIcon } from '@/components/ui/svg-icon';
import type { Origin } from '@/sections/origins';
import type { Tone } from '@/sections/palette';
import { Bar } from './bar';

type Props = {
  /** The anchor that opens it: `#detail-…`. */
  readonly id: string;
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly tone?: Tone;
  readonly origin?: Origin;
  /** The anchor of the section to go back to. */
  readonly back: string;
  /** The accessible name of the scrolling body: « Détail du projet ». */
  readonly label: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/**
 * A detail dialog, at most 90vh high, closed by an X. It is part of the page: without script its fragment shows it
 * (`:target`); with script it becomes modal (components/public/client-scripts/dialogs.ts).
 */
export function DetailDialog({ id, title, subtitle, tone, origin, back, label, wide = false, children }: Props) {
  return (
    <dialog
      className={`z-50 flex-col overflow-hidden rounded-3 border border-rule bg-paper-raised shadow-dialog open:flex max-xs:w-full max-xs:rounded-b-none max-xs:border-x-0 max-xs:border-b-0 ${wide ? 'w-dialog' : 'w-dialog-narrow'}`}
      id={id}
      data-tone={tone}
      {...origin}
      aria-labelledby={`${id}-titre`}
    >
      <Bar className="w-full flex-none" />
      <div className="grid flex-none grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-rule border-b px-dialog-edge pt-6 pb-4">
        <h2 className="text-xl leading-title" id={`${id}-titre`}>
          {title}
        </h2>
        {subtitle ? <p className="col-start-1 text-ink-soft text-sm">{subtitle}</p> : null}
        {/* biome-ignore lint/a11y/useSemanticElements: a link closes it without script; to assistive technology it is a button */}
        <a
          className="col-start-2 row-span-2 row-start-1 inline-grid size-10 place-items-center rounded-2 border border-rule-strong text-ink"
          href={`#${back}`}
          role="button"
          aria-label="Fermer"
          data-close
        >
          <SvgIcon name="x" />
        </a>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className="grid gap-8 overflow-y-auto overscroll-contain px-dialog-edge pt-6 pb-8" tabIndex={0} aria-label={label}>
        {children}
      </section>
    </dialog>
  );
}

/** A part of a dialog: a ruled heading and what it is about. */
export function DetailPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-4">
      <h3 className="border-ink border-b pb-2 font-strong text-lg">{title}</h3>
      {children}
    </div>
  );
}
