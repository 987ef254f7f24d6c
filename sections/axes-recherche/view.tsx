import { EmptyState } from '@/components/public/empty-state';
import { SectionFrame } from '@/components/public/section-frame';
import { withIndexKey } from '@/components/public/with-index-key';
import { Icon } from '@/components/ui/icon';
import { SvgIcon } from '@/components/ui/svg-icon';
import { counted } from '@/lib/format/french';
import { toneAt } from '@/sections/palette';
import type { Profile } from '@/sections/profil/schema';
import type { SectionViewProps } from '@/sections/public-site';
import { iconOfAxis } from './axis-icon';

/** Research: the axes, each with its icon and one of ten tones, then the laboratory's card. */
export function AxesView({ section, site }: SectionViewProps<'axes-recherche'>) {
  const { anchor, title, content } = section;
  return (
    <SectionFrame anchor={anchor} title={title} note={content.length > 0 ? `${counted(content.length, 'axe', 'axes')} de recherche.` : undefined}>
      {content.length > 0 ? (
        <ol className="axes">
          {withIndexKey(content).map(({ key, value }, index) => (
            <li className="axis" data-tone={toneAt(index)} key={key}>
              <Icon name={iconOfAxis(value)} />
              <p>{value}</p>
            </li>
          ))}
        </ol>
      ) : (
        <EmptyState>Aucun axe de recherche disponible</EmptyState>
      )}
      <Laboratory profile={site.profile} />
    </SectionFrame>
  );
}

/** « UMR 7619 METIS (Milieux …) »: the name is the heading, the text in brackets describes it. */
function Laboratory({ profile: { laboratoire, laboratoireUrl, equipe, affiliation } }: { profile: Profile }) {
  if (!laboratoire.trim() && !equipe.trim()) return null;
  const [, name = laboratoire, about = ''] = /^(.*?)\s*\((.*)\)\s*$/.exec(laboratoire) ?? [];
  return (
    <div className="panel sub">
      <h3>{name || equipe}</h3>
      <p className="lede">{about ? `${about.charAt(0).toLocaleUpperCase('fr')}${about.slice(1)}.` : affiliation}</p>
      <p className="lab-line">
        {equipe && name ? (
          <span>
            Équipe «{'\u00a0'}
            {equipe}
            {'\u00a0'}»
          </span>
        ) : null}{' '}
        {laboratoireUrl ? (
          <a className="more" href={laboratoireUrl} rel="noopener noreferrer">
            Présentation du laboratoire <SvgIcon name="arrow-up-right" />
          </a>
        ) : null}
      </p>
    </div>
  );
}
