import { Drawing } from '@/components/ui/drawing';
import { Icon } from '@/components/ui/icon';
import { counted } from '@/lib/content/french';
import { iconOfAxis } from '@/lib/content/kinds/axis-icon';
import { toneAt } from '@/lib/content/palette';
import type { Profile } from '@/lib/content/profile';
import type { SectionViewProps } from '@/lib/content/site';
import { Empty } from './empty';
import { keyed } from './keyed';
import { SectionFrame } from './section-frame';

/** Research: the axes, each with its icon and one of ten tones, then the laboratory's card. */
export function AxesView({ section, site }: SectionViewProps<readonly string[]>) {
  const { anchor, title, content } = section;
  return (
    <SectionFrame anchor={anchor} title={title} note={content.length > 0 ? `${counted(content.length, 'axe', 'axes')} de recherche.` : undefined}>
      {content.length > 0 ? (
        <ol className="axes">
          {keyed(content).map(({ key, value }, index) => (
            <li className="axis" data-tone={toneAt(index)} key={key}>
              <Icon name={iconOfAxis(value)} />
              <p>{value}</p>
            </li>
          ))}
        </ol>
      ) : (
        <Empty>Aucun axe de recherche disponible</Empty>
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
            Présentation du laboratoire <Drawing name="arrow-up-right" />
          </a>
        ) : null}
      </p>
    </div>
  );
}
