import type { ReactNode } from 'react';
import { Cell, CellIcon, Cells, CellTitle } from '@/components/public/cells';
import { plural } from '@/lib/format/french';
import { iconSets } from '@/sections/icons';
import { toneOf } from '@/sections/palette';
import type { Publications } from './schema';
import { domainFigures } from './statistics';

/**
 * A cell for each domain: article count, communication count, those of chapters and of other works where there are any,
 * period at the end of the line, or on a line of its own, on one baseline; in smaller type when they are three abreast.
 */
export function DomainCells({ publications }: { publications: Publications }) {
  const domains = domainFigures(publications);
  if (domains.length === 0) return null;
  const narrow = domains.length !== 2 && domains.length !== 4;
  return (
    <Cells columns={narrow ? 3 : 2}>
      {domains.map(({ key, title, articles, chapters, communications, others, period }) => (
        <Cell tone={toneOf(publications[key]?.color)} item={`publications-${key}`} key={key}>
          <CellIcon stored={publications[key]?.icon ?? ''} fallback={iconSets.competences[0]} />
          <CellTitle>{title}</CellTitle>
          <dl className="counts">
            <Count label={plural(articles, 'article', 'articles')}>{articles}</Count>
            <Count label={plural(communications, 'communication', 'communications')}>{communications}</Count>
            {chapters ? <Count label={plural(chapters, 'chapitre', 'chapitres')}>{chapters}</Count> : null}
            {others ? <Count label={plural(others, 'autre', 'autres')}>{others}</Count> : null}
            <div>
              <dt>{/^\d+$/.test(period) ? 'année' : 'période'}</dt>
              <dd>{period.replace('-', '–')}</dd>
            </div>
          </dl>
        </Cell>
      ))}
    </Cells>
  );
}

function Count({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
