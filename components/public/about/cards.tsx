import type { ReactNode } from 'react';
import { SvgIcon, SvgPath } from '@/components/ui/svg-icon';
import type { SvgIconName } from '@/components/ui/svg-icons';
import type { Profile } from '@/sections/profil/schema';
import { NetworkName } from '../network-name';
import { socialLinks } from '../social-links';

/** Cards for affiliation, responsibilities and digital presence; an empty one is left out. */
export function Cards({ profile }: { profile: Profile }) {
  const { fonction, affiliation, laboratoire, equipe } = profile;
  const networks = socialLinks(profile);
  return (
    <ul className="grid gap-6 sm:grid-cols-3 sm:gap-8">
      {affiliation || laboratoire ? (
        <Card icon="building-2" title="Affiliation" item="affiliation">
          {affiliation ? <p>{affiliation}</p> : null}
          {laboratoire ? <p>{laboratoire}</p> : null}
        </Card>
      ) : null}
      {fonction.trim() || equipe ? (
        <Card icon="briefcase-business" title="Responsabilités" item="equipe">
          {fonction.trim() ? <p>{fonction}</p> : null}
          {equipe ? (
            <p>
              Équipe «{'\u00a0'}
              {equipe}
              {'\u00a0'}»
            </p>
          ) : null}
        </Card>
      ) : null}
      {networks.length > 0 ? (
        <Card icon="globe" title="Présence numérique" item="liens">
          <ul>
            {networks.map((network) => (
              <li key={network.label}>
                <a
                  className={
                    network.isSpelled ? link : `${link} print:block print:after:block print:after:content-[attr(href)]`
                  }
                  href={network.href}
                  rel="me noopener noreferrer"
                >
                  <SvgPath className="print:hidden" path={network.mark} /> <NetworkName network={network} />
                </a>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </ul>
  );
}

/** In print, followed by its address. */
const link = 'flex items-center gap-2 py-1';

function Card({
  icon,
  title,
  item,
  children,
}: {
  icon: SvgIconName;
  title: string;
  item: string;
  children: ReactNode;
}) {
  return (
    <li
      className="grid content-start gap-2 border-ink border-t pt-4 text-ink-soft text-sm print:pt-1.75"
      data-id={item}
    >
      <h3 className="flex items-center gap-2 font-sans font-semibold text-ink text-sm leading-label print:text-md">
        <SvgIcon className="text-accent print:hidden" name={icon} /> {title}
      </h3>
      {children}
    </li>
  );
}
