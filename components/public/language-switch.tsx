/**
 * Links to the same page in the site's languages, each named in itself: a menu in the header, a line in the footer. A
 * site in French only has none. With script they keep the current section
 * (components/public/client-scripts/header.ts).
 */
import { SvgIcon } from '@/components/ui/svg-icon';
import { inLanguage, languageFacts } from '@/lib/languages';
import type { PublicSite } from '@/sections/public-site';
import { words } from './words';

type Props = {
  readonly site: Pick<PublicSite, 'language' | 'languages'>;
  /** The page's French path, such as `/publications`. */
  readonly path: string;
};

export function LanguageMenu({ site, path }: Props) {
  if (site.languages.length < 2) return null;
  const label = words[site.language].header.languages;
  return (
    <nav aria-label={label}>
      <details className="group relative" data-menu>
        <summary
          className="inline-grid size-[min(2.5rem,12vw)] cursor-pointer place-items-center rounded-2 border border-transparent text-ink-soft hover:border-rule hover:text-ink group-open:border-rule group-open:text-ink"
          aria-label={label}
        >
          <SvgIcon name="languages" />
        </summary>
        <ul className="absolute end-0 top-full mt-1 flex min-w-36 flex-col gap-nav-gap rounded-2 border border-rule bg-paper-raised p-2 shadow-dialog">
          <Links className="bar-link" site={site} path={path} />
        </ul>
      </details>
    </nav>
  );
}

export function LanguageLinks({ site, path }: Props) {
  if (site.languages.length < 2) return null;
  return (
    <nav className="print:hidden" aria-label={words[site.language].footer.inOther}>
      <ul className="flex flex-wrap gap-x-4">
        <Links className="footer-link inline-block min-h-6" site={site} path={path} />
      </ul>
    </nav>
  );
}

function Links({ className, site, path }: Props & { className: string }) {
  return site.languages.map((language) => (
    <li key={language}>
      <a
        className={className}
        href={inLanguage(path, language)}
        lang={language}
        hrefLang={language}
        aria-current={language === site.language ? 'true' : undefined}
        data-same-place
      >
        {languageFacts[language].name}
      </a>
    </li>
  ));
}
