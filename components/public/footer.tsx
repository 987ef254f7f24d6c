import { formatDate, formatYear } from '@/lib/format/dates';
import { fullName } from '@/sections/profil/schema';
import type { PublicSite } from '@/sections/public-site';
import { ContactLines } from './contact-lines';
import { footerLinks } from './nav';
import { presentation } from './profile-copy';
import { hasSocialLinks, SocialLinks } from './social-links';

/** The footer. `base` comes before its anchors: '/' on pages other than the home page. */
export function Footer({ site, base = '' }: { site: PublicSite; base?: '' | '/' }) {
  const { profile, updatedAt } = site;
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="footer-intro">
          <p className="footer-name">{fullName(profile)}</p>
          <p>{presentation(profile)}</p>
        </div>
        {hasSocialLinks(profile) ? (
          <div>
            <h2>Réseaux</h2>
            <SocialLinks profile={profile} />
          </div>
        ) : null}
        <div>
          <h2>Coordonnées</h2>
          <ContactLines className="footer-lines" profile={profile} withAddress />
        </div>
        <nav className="footer-nav" aria-label="Pied de page">
          <h2>Plan de la page</h2>
          <ul>
            {footerLinks(site).map(({ anchor, label }) => (
              <li key={anchor}>
                <a href={`${base}#${anchor}`}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="colophon">
          <p>
            © {formatYear(new Date())} {fullName(profile)}
          </p>
          <p>
            Dernière mise à jour{'\u00a0'}: <time dateTime={updatedAt.toISOString()}>{formatDate(updatedAt)}</time>
          </p>
        </div>
      </div>
    </footer>
  );
}
