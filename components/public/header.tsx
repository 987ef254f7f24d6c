import { SvgIcon } from '@/components/ui/svg-icon';
import { inLanguage, type Language } from '@/lib/languages';
import { fullName, type Profile } from '@/sections/profil/schema';
import { langAttributes, type PublicSite } from '@/sections/public-site';
import { LanguageMenu } from './language-switch';
import { anchorUrl, headerLinks, type NavLink, navLinks } from './nav';
import { OwnerText } from './owner-text';
import { Photo } from './pictures';
import { photoSizes, photoSource } from './profile-copy';
import { words } from './words';

type Props = {
  readonly site: PublicSite;
  /** The page's French path, such as `/publications`. */
  readonly path: string;
};

/** The sticky header; components/public/client-scripts/header.ts updates its active link and its background. */
export function Header({ site, path }: Props) {
  return (
    <header
      className="sticky top-0 z-20 border-transparent border-b transition-colors has-[[data-menu=panel][open]]:border-rule has-[[data-menu=panel][open]]:bg-paper-raised data-scrolled:border-rule data-scrolled:bg-paper-raised print:hidden"
      data-header
    >
      <div className="mx-auto flex min-h-header max-w-wrap items-center gap-6 px-gutter max-2xs:gap-3">
        <Brand site={site} />
        <Navigation site={site} path={path} />
        <div className="-me-2 flex flex-none items-center gap-1">
          <LanguageMenu site={site} path={path} />
          <ThemeToggle language={site.language} />
          <Menu site={site} path={path} />
        </div>
      </div>
    </header>
  );
}

function Brand({ site }: Pick<Props, 'site'>) {
  const { profile } = site;
  return (
    <a
      className="flex min-w-0 grow basis-44 items-center gap-3 py-1 text-ink no-underline"
      href={inLanguage('/', site.language)}
    >
      <Portrait profile={profile} />
      <span className="grid min-w-0">
        <span className="text-balance font-medium font-serif text-brand leading-title max-xs:text-xs max-xs:leading-tight">
          {fullName(profile)}
        </span>
        {profile.fonction.trim() ? (
          <span
            className="line-clamp-1 text-2xs text-ink-faint leading-snug"
            {...langAttributes(site, profile.fonction)}
          >
            {profile.fonction}
          </span>
        ) : null}
      </span>
    </a>
  );
}

/** The photo; a person icon without one or when it does not load. */
function Portrait({ profile }: { profile: Profile }) {
  return (
    <span className="grid size-10 flex-none place-items-center overflow-hidden rounded-full max-2xs:hidden border border-rule bg-paper-sunk">
      <Photo
        className="size-10 object-[50%_30%] object-cover"
        src={photoSource(profile)}
        sources={photoSizes(profile, 'square')}
        sizes="2.5rem"
        alt=""
        width={40}
        height={40}
        pauses={[1000, 2000, 4000]}
        placeholder={<SvgIcon name="user-round" />}
      />
    </span>
  );
}

/**
 * The links of a wide page, on one line; those without room are under « Plus », except that on the widest pages a
 * single one is not.
 */
function Navigation({ site, path }: Props) {
  const { first, more, last } = headerLinks(site);
  const { header, nav } = words[site.language];
  return (
    <nav className="hidden xl:block" aria-label={header.navigation}>
      <ul className="flex gap-nav-gap">
        <Links className="bar-link" links={first} site={site} path={path} />
        {more.length === 1 ? (
          <Links at="hidden 2xl:block" className="bar-link" links={more} site={site} path={path} />
        ) : null}
        {more.length > 0 ? (
          <li className={more.length === 1 ? '2xl:hidden' : undefined}>
            <details className="group relative" data-menu>
              <summary className="flex cursor-pointer items-center gap-1 whitespace-nowrap px-nav py-2 text-ink-soft text-nav leading-label hover:text-ink group-has-[[aria-current]]:text-accent group-has-[[aria-current]]:shadow-here">
                {header.more} <SvgIcon name="chevron-down" />
              </summary>
              <ul className="absolute end-0 top-full flex min-w-56 flex-col gap-nav-gap rounded-2 border border-rule bg-paper-raised p-2 shadow-dialog">
                <Links className="bar-link" links={more} site={site} path={path} />
              </ul>
            </details>
          </li>
        ) : null}
        <Links className="bar-link" links={[last]} site={site} path={path} />
        {site.hasCv ? (
          <li>
            <a className="bar-link" href={inLanguage('/cv', site.language)}>
              {nav.cv}
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

type LinksProps = Props & {
  readonly className: string;
  readonly links: readonly NavLink[];
  /** For each entry: from which width a page shows it. */
  readonly at?: string;
};

function Links({ className, links, at, site, path }: LinksProps) {
  return links.map(({ anchor, label }) => (
    <li key={anchor} className={at}>
      <a className={className} href={anchorUrl(anchor, path, site.language)} data-spy={anchor}>
        <OwnerText site={site} text={label}>
          {label}
        </OwnerText>
      </a>
    </li>
  ));
}

/** Switches between the light and dark scheme (components/public/client-scripts/header.ts); hidden without script. */
function ThemeToggle({ language }: { language: Language }) {
  return (
    <button
      className="inline-grid size-[min(2.5rem,12vw)] cursor-pointer place-items-center rounded-2 border border-transparent bg-transparent p-0 text-ink-soft hover:border-rule hover:text-ink"
      type="button"
      aria-label={words[language].header.theme}
      data-theme-toggle
    >
      <SvgIcon name="contrast" />
    </button>
  );
}

/** The links of a narrow page, in a panel under the header. */
function Menu({ site, path }: Props) {
  const { header, nav } = words[site.language];
  return (
    <details className="group xl:hidden" data-menu="panel">
      <summary
        className="inline-grid size-[min(2.5rem,12vw)] cursor-pointer place-items-center rounded-2 border border-transparent text-ink-soft hover:border-rule hover:text-ink"
        aria-label={header.menu}
      >
        <SvgIcon name="menu" className="group-open:hidden" />
        <SvgIcon name="x" className="hidden group-open:block" />
      </summary>
      <nav
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-var(--spacing-header))] overflow-auto border-rule border-y bg-paper-raised"
        aria-label={header.menu}
      >
        <ul className="px-gutter pt-2 pb-6 *:border-rule *:not-first:border-t">
          <Links className="panel-link" links={navLinks(site)} site={site} path={path} />
          {site.hasCv ? (
            <li>
              <a className="panel-link" href={inLanguage('/cv', site.language)}>
                {nav.cv}
              </a>
            </li>
          ) : null}
        </ul>
      </nav>
    </details>
  );
}
