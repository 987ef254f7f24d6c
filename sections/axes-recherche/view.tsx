import { EmptyState } from '@/components/public/empty-state';
import { Lede } from '@/components/public/lede';
import { MoreLink } from '@/components/public/more-link';
import { OwnerText } from '@/components/public/owner-text';
import { Panel, PanelTitle } from '@/components/public/panel';
import { SectionFrame } from '@/components/public/section-frame';
import { Icon } from '@/components/ui/icon';
import { withIndexKey } from '@/components/ui/with-index-key';
import { capitalised } from '@/lib/format/french';
import { toneAt } from '@/sections/palette';
import { placeName } from '@/sections/profil/place-name';
import { aroundTeam } from '@/sections/profil/team';
import { langAttributes, type PublicSite, type SectionViewProps } from '@/sections/public-site';
import { iconOfAxis } from './axis-icon';
import { words } from './words';

/** Research: the axes, each with its icon and one of ten tones, then the laboratory's card. */
export function AxesView({ section, site }: SectionViewProps<'axes-recherche'>) {
  const { anchor, title, content } = section;
  const word = words[site.language];
  return (
    <SectionFrame
      anchor={anchor}
      title={title}
      langAttributes={langAttributes(site, title)}
      note={content.length > 0 ? word.count(content.length) : undefined}
    >
      {content.length > 0 ? (
        <ol className="grid gap-x-gutter sm:grid-cols-2 print:block print:columns-2 print:gap-x-7.5">
          {withIndexKey(content).map(({ key, value }, index) => (
            <li className="axis under-bar" data-tone={toneAt(index)} key={key} data-id={`axes-recherche-${index + 1}`}>
              <Icon name={iconOfAxis(value)} />
              <p>
                <OwnerText site={site} text={value} />
              </p>
            </li>
          ))}
        </ol>
      ) : (
        <EmptyState>{word.none}</EmptyState>
      )}
      <Laboratory site={site} />
    </SectionFrame>
  );
}

/**
 * « UMR 7619 METIS (Milieux …) »: the name is the heading, the text in brackets describes it, unless it is a word, such
 * as its acronym.
 */
function Laboratory({ site }: { site: PublicSite }) {
  const { laboratoire, laboratoireUrl, equipe, affiliation } = site.profile;
  const word = words[site.language];
  if (!laboratoire.trim() && !equipe.trim()) return null;
  const [, name = laboratoire, about = ''] = /^(.*?)\s*\((.*\s.*)\)\s*$/.exec(laboratoire) ?? [];
  const lede = about ? `${capitalised(about)}.` : placeName(affiliation);
  const [before, after] = aroundTeam(equipe, site.language);
  return (
    <Panel>
      <PanelTitle>
        <OwnerText site={site} text={laboratoire || equipe}>
          {name || equipe}
        </OwnerText>
      </PanelTitle>
      {lede ? <Lede langAttributes={langAttributes(site, about ? laboratoire : affiliation)}>{lede}</Lede> : null}
      <p className="mt-4 flex flex-wrap items-baseline gap-x-8 gap-y-2">
        {equipe && name ? (
          <span>
            {before}
            <OwnerText site={site} text={equipe}>
              {equipe}
            </OwnerText>
            {after}
          </span>
        ) : null}{' '}
        {laboratoireUrl ? (
          <MoreLink
            className="print:after:content-[attr(href)]"
            href={laboratoireUrl}
            rel="noopener noreferrer"
            after="arrow-up-right"
          >
            {word.laboratory}
          </MoreLink>
        ) : null}
      </p>
    </Panel>
  );
}
