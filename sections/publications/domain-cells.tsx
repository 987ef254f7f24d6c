import type { ReactNode } from 'react';
import { Cell, CellIcon, Cells, CellTitle } from '@/components/public/cells';
import { iconSets } from '@/sections/icons';
import { toneOf } from '@/sections/palette';
import { langAttributes, type PublicSite } from '@/sections/public-site';
import { Isolated } from './isolated';
import type { Publications } from './schema';
import { domainFigures } from './statistics';
import { workWords } from './words/works';

type Props = { readonly publications: Publications; readonly site: Pick<PublicSite, 'language' | 'untranslated'> };

/**
 * A cell for each domain: counts of articles, communications, chapters and other works, of each where there are any;
 * period at the end of the line, or on a line of its own, on one baseline; in smaller type when they are three abreast.
 */
export function DomainCells({ publications, site }: Props) {
  const { language } = site;
  const { nouns } = workWords[language];
  const domains = domainFigures(publications);
  if (domains.length === 0) return null;
  const narrow = domains.length !== 2 && domains.length !== 4;
  return (
    <Cells columns={narrow ? 3 : 2}>
      {domains.map(({ key, title, articles, chapters, communications, others, period }) => (
        <Cell tone={toneOf(publications[key]?.color)} item={`publications-${key}`} key={key}>
          <CellIcon stored={publications[key]?.icon ?? ''} fallback={iconSets.competences[0]} />
          <CellTitle langAttributes={langAttributes(site, title)}>{title}</CellTitle>
          <dl className="counts">
            {articles ? <Count label={nouns.articles(articles)}>{articles}</Count> : null}
            {communications ? <Count label={nouns.talks(communications)}>{communications}</Count> : null}
            {chapters ? <Count label={nouns.chapters(chapters)}>{chapters}</Count> : null}
            {others ? <Count label={nouns.others(others)}>{others}</Count> : null}
            <div>
              <dt>{/^\d+$/.test(period) ? nouns.year : nouns.period}</dt>
              <dd>
                <Isolated text={period === 'N/A' ? nouns.noPeriod : period.replace('-', '–')} language={language} />
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
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
