import { SvgIcon } from '@/components/ui/svg-icon';
import { availabilityFallback } from '@/sections/profil/fallbacks';
import type { PublicSite } from '@/sections/public-site';
import { Pair } from './block';
import { ButtonLink } from './button';
import { DescriptionList } from './description-list';
import { MoreLink } from './more-link';
import { telAddress, telText } from './profile-copy';
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
      <Pair>
        <div className="grid content-start justify-items-start gap-6 print:hidden">
          <p className="text-balance font-serif text-2xl leading-close tracking-title">
            Une question, un projet, une candidature en thèse{'\u202f'}?{email ? ' Écrivez‑moi, je réponds sous 24\u00a0h.' : null}
          </p>
          {email ? (
            <p>
              <ButtonLink href={`mailto:${email}`}>
                <SvgIcon name="mail" /> Écrire un courriel
              </ButtonLink>
            </p>
          ) : null}
          <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
            {links.map(({ anchor, label }) => (
              <li key={anchor}>
                <MoreLink href={`#${anchor}`} after="arrow-right">
                  {label}
                </MoreLink>
              </li>
            ))}
          </ul>
        </div>
        <DescriptionList
          facts={[
            {
              label: 'Courriel',
              value: email ? (
                <a className="inline-block" href={`mailto:${email}`}>
                  {email}
                </a>
              ) : null,
            },
            {
              label: 'Téléphone',
              value: gsm ? (
                <a className="inline-block lining-nums tabular-nums" href={telAddress(gsm)}>
                  {telText(gsm)}
                </a>
              ) : null,
            },
            { label: 'Adresse', value: affiliation },
            { label: 'Laboratoire', value: laboratoire },
            { label: 'Disponibilité', value: disponibilite.trim() || availabilityFallback },
          ]}
        />
      </Pair>
    </SectionFrame>
  );
}
