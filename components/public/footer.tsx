import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { SvgIcon, SvgPath } from '@/components/ui/svg-icon';
import type { SvgIconName } from '@/components/ui/svg-icons';
import { formatDate, formatYear } from '@/lib/format/dates';
import { fullName } from '@/sections/profil/schema';
import type { PublicSite } from '@/sections/public-site';
import { LanguageLinks } from './language-switch';
import { LegalLinks } from './legal';
import { anchorUrl, footerLinks } from './nav';
import { OwnerSentences, OwnerText } from './owner-text';
import { contactLines, presentation } from './profile-copy';
import { SiteMapLink } from './site-map/site-map';
import { NetworkName, socialLinks } from './social-links';
import { words } from './words';

/** The footer of the page with the French path `path`; its last line only in print. */
export function Footer({ site, path }: { site: PublicSite; path: string }) {
  const { profile, updatedAt, language } = site;
  const { footer } = words[language];
  const presented = presentation(profile);
  const networks = socialLinks(profile);
  return (
    <footer className="border-ink border-t bg-paper-sunk text-ink-soft text-sm">
      <div className="mx-auto grid max-w-wrap gap-x-gutter gap-y-10 px-gutter pt-12 pb-8 sm:grid-cols-2 lg:grid-cols-[4fr_3fr_4fr_5fr] print:block print:pt-2.5 print:pb-0">
        <div className="sm:col-span-full lg:col-auto print:hidden">
          <p className="mb-2 font-medium font-serif text-ink text-lg leading-heading">{fullName(profile)}</p>
          {presented.length > 0 ? (
            <p>
              <OwnerSentences site={site} sentences={presented} />
            </p>
          ) : null}
        </div>
        {networks.length > 0 ? (
          <div className="print:hidden">
            <Title>{footer.networks}</Title>
            <ul>
              {networks.map((network) => (
                <li key={network.label}>
                  <FooterLink
                    className="flex items-baseline gap-2 py-1"
                    href={network.href}
                    rel="me noopener noreferrer"
                  >
                    <SvgPath className={iconClass} path={network.mark} />{' '}
                    <NetworkName network={network} language={language} />
                  </FooterLink>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        <Contacts site={site} />
        <nav className="print:hidden" aria-label={footer.label}>
          <Title>{footer.plan}</Title>
          <ul className="columns-[9rem] gap-x-6">
            {footerLinks(site).map(({ anchor, label }) => (
              <li key={anchor}>
                <FooterLink className="flex py-1" href={anchorUrl(anchor, path, language)}>
                  <OwnerText site={site} text={label}>
                    {label}
                  </OwnerText>
                </FooterLink>
              </li>
            ))}
          </ul>
        </nav>
        <LegalLinks site={site} />
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-rule border-t pt-6 text-xs sm:col-span-full print:border-0 print:p-0">
          <p>
            © {formatYear(new Date())} {fullName(profile)}
          </p>
          <SiteMapLink language={site.language} />
          <p>
            {footer.updated}
            <time dateTime={updatedAt.toISOString()}>{formatDate(updatedAt, language)}</time>
          </p>
          <LanguageLinks site={site} path={path} />
        </div>
      </div>
    </footer>
  );
}

function Title({ children }: { children: ReactNode }) {
  return <h2 className="mb-3 font-sans font-semibold text-ink text-sm leading-label">{children}</h2>;
}

function Contacts({ site }: { site: PublicSite }) {
  const lines = contactLines(site);
  if (lines.length === 0) return null;
  return (
    <div className="print:hidden">
      <Title>{words[site.language].footer.contact}</Title>
      <dl>
        {lines.map(({ label, icon, text, href, numeric, attributes }) => (
          <div className="flex gap-2 py-1" key={label}>
            <dt className="flex flex-none">
              <Sign name={icon} />
              <span className="sr-only">{label}</span>
            </dt>
            <dd
              className={numeric ? 'min-w-0 lining-nums tabular-nums' : 'min-w-0 whitespace-pre-line'}
              {...(href === undefined && attributes)}
            >
              {href ? (
                <FooterLink className="inline-block min-h-6" href={href} {...attributes}>
                  {text}
                </FooterLink>
              ) : (
                text
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function FooterLink({ className = '', ...link }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...link} className={`footer-link ${className}`} />;
}

function Sign({ name }: { name: SvgIconName }) {
  return <SvgIcon className={iconClass} name={name} />;
}

const iconClass = 'mt-0.75 size-4.25 self-start text-ink-faint';
