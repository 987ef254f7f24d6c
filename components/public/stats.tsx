import type { ReactNode } from 'react';
import type { Origin } from '@/sections/origins';
import { withIndexKey } from './with-index-key';

type Stat = { readonly label: string; readonly value: string; readonly origin?: Origin };

/** A row of figures; a sign after the number has the accent colour: « 15+ ». */
export function Stats({ label, figures }: { label: string; figures: readonly Stat[] }) {
  if (figures.length === 0) return null;
  return (
    <dl className="grid 2xs:grid-cols-2 border-t-ink border-b-rule border-y sm:grid-cols-4 print:border-0" data-count={figures.length} aria-label={label}>
      {withIndexKey(figures).map(({ key, value: figure }) => (
        <Figure key={key} origin={figure.origin}>
          <dt className="hyphens-auto text-ink-soft text-sm leading-label">{figure.label}</dt>
          <dd className="wrap-normal font-serif text-4xl lining-nums tabular-nums leading-figure tracking-tight print:text-xl">
            <Numeral value={figure.value} />
          </dd>
        </Figure>
      ))}
    </dl>
  );
}

function Figure({ origin, children }: { origin?: Origin; children: ReactNode }) {
  const narrow = '2xs:even:border-s 2xs:even:ps-4 nth-[n+3]:border-t max-2xs:not-first:border-t';
  const wide = 'sm:py-6 sm:not-first:border-t-0 sm:not-first:border-s sm:not-first:ps-6';
  const printed = 'print:flex-row-reverse print:items-baseline print:gap-1.75 print:border-0! print:py-0 print:ps-0! print:pe-3.25';
  return (
    <div className={`flex flex-col-reverse justify-end border-rule py-4 pe-4 ${narrow} ${wide} ${printed}`} {...origin}>
      {children}
    </div>
  );
}

function Numeral({ value }: { value: string }) {
  const [, number = value, sign = ''] = /^([\d\s.,\u00a0\u202f]+)(\D{1,3})$/.exec(value.trim()) ?? [];
  return (
    <>
      {number}
      {sign ? <span className="text-accent">{sign}</span> : null}
    </>
  );
}
