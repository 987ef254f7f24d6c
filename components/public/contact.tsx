import { SvgIcon } from '@/components/ui/svg-icon';
import type { PublicSite } from '@/sections/public-site';
import { DescriptionList } from './description-list';
import { availability, telAddress, telText } from './profile-copy';
import { SectionFrame } from './section-frame';

const quickLinks = [
  { anchor: 'research', label: 'Recherche' },
  { anchor: 'publications', label: 'Publications' },
  { anchor: 'teaching', label: 'Enseignement' },
] as const;

/** Contact. Quick links lead only to sections that the page has. */
export function Contact({ site }: { site: PublicSite }) {
  const { email, gsm, affiliation, laboratoire, disponibilite } = site.profile;
  const links = quickLinks.filter(({ anchor }) => site.sections.some((section) => section.anchor === anchor));
  return (
    <SectionFrame anchor="contact" title="Contact">
      <div className="pair contact">
        <div className="contact-invite">
          <p>
            Une question, un projet, une candidature en thèse{'\u202f'}? Écrivez‑moi, je réponds sous 24{'\u00a0'}h.
          </p>
          {email ? (
            <p>
              <a className="button" href={`mailto:${email}`}>
                <SvgIcon name="mail" /> Écrire un courriel
              </a>
            </p>
          ) : null}
          <ul className="contact-links">
            {links.map(({ anchor, label }) => (
              <li key={anchor}>
                <a className="more" href={`#${anchor}`}>
                  {label} <SvgIcon name="arrow-right" />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <DescriptionList
          facts={[
            { label: 'Courriel', value: email ? <a href={`mailto:${email}`}>{email}</a> : null },
            {
              label: 'Téléphone',
              value: gsm ? (
                <a className="num" href={telAddress(gsm)}>
                  {telText(gsm)}
                </a>
              ) : null,
            },
            { label: 'Adresse', value: affiliation },
            { label: 'Laboratoire', value: laboratoire },
            { label: 'Disponibilité', value: disponibilite.trim() || availability },
          ]}
        />
      </div>
    </SectionFrame>
  );
}
