import { SvgIcon } from '@/components/ui/svg-icon';
import { fullName, type Profile } from '@/sections/profil/schema';
import type { PublicSite } from '@/sections/public-site';
import { headerLinks, type NavLink, navLinks } from './nav';
import { Photo } from './photo';
import { photoSizes, photoSource } from './profile-copy';
import { ThemeToggle } from './theme-toggle';

type Props = {
  readonly site: PublicSite;
  /** The page that has the anchors: '' on the home page itself, '/' elsewhere. */
  readonly base?: '' | '/';
};

/** The sticky header; components/public/client-scripts/scroll.ts updates its active link and its background. */
export function Header({ site, base = '' }: Props) {
  return (
    <header
      className="sticky top-0 z-20 border-transparent border-b transition-colors has-[[data-menu=panel][open]]:border-rule has-[[data-menu=panel][open]]:bg-paper-raised data-scrolled:border-rule data-scrolled:bg-paper-raised print:hidden"
      data-header
    >
      <div className="mx-auto flex min-h-header max-w-wrap items-center gap-6 px-gutter max-2xs:gap-3">
        <Brand site={site} />
        <Navigation site={site} base={base} />
        <div className="-me-2 flex flex-none items-center gap-1">
          <ThemeToggle />
          <Menu site={site} base={base} />
        </div>
      </div>
    </header>
  );
}

function Brand({ site }: Pick<Props, 'site'>) {
  const { profile } = site;
  return (
    <a className="flex min-w-0 grow basis-44 items-center gap-3 py-1 text-ink no-underline" href="/">
      {photoSource(profile) === null ? null : <Portrait profile={profile} />}
      <span className="grid min-w-0">
        <span className="text-balance font-medium font-serif text-brand leading-title max-xs:text-xs max-xs:leading-tight">
          {fullName(profile)}
        </span>
        {profile.fonction.trim() ? (
          <span className="text-2xs text-ink-faint leading-snug">{profile.fonction}</span>
        ) : null}
      </span>
    </a>
  );
}

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

/** The links of a wide page, in one line; those that have no room are under « Plus ». */
function Navigation({ site, base }: Required<Props>) {
  const { first, more, last } = headerLinks(site);
  return (
    <nav className="hidden xl:block" aria-label="Navigation principale">
      <ul className="flex gap-nav-gap">
        <BarLinks links={first} base={base} />
        {more.length > 0 ? (
          <li>
            <details className="group relative" data-menu>
              <summary className="flex cursor-pointer items-center gap-1 whitespace-nowrap px-nav py-2 text-ink-soft text-nav leading-label hover:text-ink group-has-[[aria-current]]:text-accent group-has-[[aria-current]]:shadow-here">
                Plus <SvgIcon name="chevron-down" />
              </summary>
              <ul className="absolute end-0 top-full flex min-w-56 flex-col gap-nav-gap rounded-2 border border-rule bg-paper-raised p-2 shadow-dialog">
                <BarLinks links={more} base={base} />
              </ul>
            </details>
          </li>
        ) : null}
        <BarLinks links={[last]} base={base} />
        {site.hasCv ? (
          <li>
            <a className="bar-link" href="/cv">
              CV
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

type LinksProps = { readonly links: readonly NavLink[]; readonly base: string };

function BarLinks({ links, base }: LinksProps) {
  return links.map(({ anchor, label }) => (
    <li key={anchor}>
      <a className="bar-link" href={`${base}#${anchor}`} data-spy={anchor}>
        {label}
      </a>
    </li>
  ));
}

/** The links of a narrow page, in a panel under the header. */
function Menu({ site, base }: Required<Props>) {
  return (
    <details className="group xl:hidden" data-menu="panel">
      <summary
        className="inline-grid size-[min(2.5rem,12vw)] cursor-pointer place-items-center rounded-2 border border-transparent text-ink-soft hover:border-rule hover:text-ink"
        aria-label="Menu"
      >
        <SvgIcon name="menu" className="group-open:hidden" />
        <SvgIcon name="x" className="hidden group-open:block" />
      </summary>
      <nav
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-var(--spacing-header))] overflow-auto border-rule border-y bg-paper-raised"
        aria-label="Menu"
      >
        <ul className="px-gutter pt-2 pb-6 *:border-rule *:not-first:border-t">
          <PanelLinks links={navLinks(site)} base={base} />
          {site.hasCv ? (
            <li>
              <a className="panel-link" href="/cv">
                CV
              </a>
            </li>
          ) : null}
        </ul>
      </nav>
    </details>
  );
}

function PanelLinks({ links, base }: LinksProps) {
  return links.map(({ anchor, label }) => (
    <li key={anchor}>
      <a className="panel-link" href={`${base}#${anchor}`} data-spy={anchor}>
        {label}
      </a>
    </li>
  ));
}
