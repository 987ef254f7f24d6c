import { StoredIcon } from '@/components/ui/icon';
import { plural } from '@/lib/format/french';
import { iconSets } from '@/sections/icons';
import { toneOf } from '@/sections/palette';
import type { Publications } from './schema';
import { domainFigures } from './statistics';

/** A cell for each domain: article count, communication count, that of other works where there are any, period, on one baseline. */
export function DomainCells({ publications }: { publications: Publications }) {
  const domains = domainFigures(publications);
  if (domains.length === 0) return null;
  return (
    <ul className={domains.length === 2 ? 'cells' : 'cells cells-3'}>
      {domains.map(({ key, title, articles, communications, others, period }) => (
        <li className="cell" data-tone={toneOf(publications[key]?.color)} key={key}>
          <StoredIcon className="icon cell-icon" stored={publications[key]?.icon ?? ''} fallback={iconSets.competences[0]} />
          <h3>{title}</h3>
          <dl className="cell-foot domain-count">
            <div>
              <dt>{plural(articles, 'article', 'articles')}</dt>
              <dd>{articles}</dd>
            </div>
            <div>
              <dt>{plural(communications, 'communication', 'communications')}</dt>
              <dd>{communications}</dd>
            </div>
            {others ? (
              <div>
                <dt>{plural(others, 'autre', 'autres')}</dt>
                <dd>{others}</dd>
              </div>
            ) : null}
            <div className="domain-period">
              <dt>période</dt>
              <dd>{period.replace('-', '–')}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
