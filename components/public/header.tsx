import { SvgIcon } from '@/components/ui/svg-icon';
import { fullName } from '@/sections/profil/schema';
import type { PublicSite } from '@/sections/public-site';
import { headerLinks, type NavLink, navLinks } from './nav';
import { Photo } from './photo';
import { jobTitle, photoSizes, photoSource } from './profile-copy';
import { ThemeToggle } from './theme-toggle';

type Props = {
  readonly site: PublicSite;
  /** The page that has the anchors: '' on the home page itself, '/' elsewhere. */
  readonly base?: '' | '/';
};

/** The sticky header; components/public/client-scripts/scroll.ts updates its active link and its background. */
export function Header({ site, base = '' }: Props) {
  const { first, more, last } = headerLinks(site);
  return (
    <header className="site-header" data-header>
      <div className="wrap">
        <Brand site={site} />
        <nav className="nav" aria-label="Navigation principale">
          <ul>
            <Links links={first} base={base} />
            {more.length > 0 ? (
              <li>
                <details className="nav-more" data-menu>
                  <summary>
                    Plus <SvgIcon name="chevron-down" />
                  </summary>
                  <ul>
                    <Links links={more} base={base} />
                  </ul>
                </details>
              </li>
            ) : null}
            <Links links={[last]} base={base} />
          </ul>
        </nav>
        <div className="header-tools">
          <ThemeToggle />
          <details className="menu" data-menu>
            <summary className="icon-button" aria-label="Menu">
              <SvgIcon name="menu" className="icon icon-open" />
              <SvgIcon name="x" className="icon icon-close" />
            </summary>
            <nav className="menu-panel" aria-label="Menu">
              <ul>
                <Links links={navLinks(site)} base={base} />
              </ul>
            </nav>
          </details>
        </div>
      </div>
    </header>
  );
}

function Brand({ site }: Pick<Props, 'site'>) {
  const { profile } = site;
  const placeholder = (
    <span className="brand-photo">
      <SvgIcon name="user-round" />
    </span>
  );
  return (
    <a className="brand" href="/">
      <Photo
        className="brand-photo"
        src={photoSource(profile)}
        sources={photoSizes(profile, 'square')}
        sizes="2.5rem"
        alt=""
        width={40}
        height={40}
        pauses={[1000, 2000, 4000]}
        placeholder={placeholder}
      />
      <span className="brand-text">
        <span className="brand-name">{fullName(profile)}</span>
        <span className="brand-title">{jobTitle(profile)}</span>
      </span>
    </a>
  );
}

function Links({ links, base }: { links: readonly NavLink[]; base: string }) {
  return links.map(({ anchor, label }) => (
    <li key={anchor}>
      <a href={`${base}#${anchor}`} data-spy={anchor}>
        {label}
      </a>
    </li>
  ));
}
