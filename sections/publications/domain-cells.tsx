import type { ReactNode } from 'react';
import { Cell, CellIcon, Cells, CellTitle } from '@/components/public/cells';
import { plural } from '@/lib/format/french';
import { iconSets } from '@/sections/icons';
import { originOf } from '@/sections/origins';
import { toneOf } from '@/sections/palette';
import type { Publications } from './schema';
import { domainFigures } from './statistics';

/** A cell for each domain: article count, communication count, that of other works where there are any, period at the end of the line, or on a line of its own, on one baseline; in smaller type when they are three abreast. */
export function DomainCells({ publications }: { publications: Publications }) {
  const domains = domainFigures(publications);
  if (domains.length === 0) return null;
  const narrow = domains.length !== 2;
  return (
    <Cells columns={narrow ? 3 : 2}>
      {domains.map(({ key, title, articles, communications, others, period }) => (
        <Cell tone={toneOf(publications[key]?.color)} origin={originOf(publications[key] ?? {})} key={key}>
          <CellIcon stored={publications[key]?.icon ?? ''} fallback={iconSets.competences[0]} />
          <CellTitle>{title}</CellTitle>
          <dl
            className={`mt-auto flex flex-wrap items-end gap-y-1 *:nth-last-2:grow pt-3 text-ink-faint print:gap-x-4 print:pt-0 ${narrow ? 'gap-x-3 text-2xs' : 'gap-x-4 text-xs'}`}
          >
            <Count label={plural(articles, 'article', 'articles')}>{articles}</Count>
            <Count label={plural(communications, 'communication', 'communications')}>{communications}</Count>
            {others ? <Count label={plural(others, 'autre', 'autres')}>{others}</Count> : null}
            <div className="grid print:flex print:gap-1.5 print:text-md">
              <dt>{/^\d+$/.test(period) ? 'année' : 'période'}</dt>
              <dd
                className={`-order-1 font-serif text-ink-soft lining-nums leading-[calc(1.2*var(--text-xl))] print:order-none print:text-md print:leading-label ${narrow ? 'text-entry' : 'text-lg'}`}
              >
                {period.replace('-', '–')}
              </dd>
            </div>
          </dl>
        </Cell>
      ))}
    </Cells>
  );
}

function Count({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid print:flex print:gap-1.5 print:text-md">
      <dt>{label}</dt>
      <dd className="-order-1 font-serif text-ink text-xl lining-nums leading-title print:text-md print:leading-label">{children}</dd>
    </div>
  );
}
