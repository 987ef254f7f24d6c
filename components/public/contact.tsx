import { SvgIcon } from '@/components/ui/svg-icon';
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
  const { email, gsm, affiliation, laboratoire, laboratoireUrl, disponibilite, invitation, reponse } = site.profile;
  const said = [invitation.trim(), email && reponse.trim()].filter(Boolean).join(' ');
  const links = quickLinks.filter(({ anchor }) => site.sections.some((section) => section.anchor === anchor));
  return (
    <SectionFrame anchor="contact" title="Contact">
      <Pair>
        <div className="grid content-start justify-items-start gap-6 print:hidden">
          {said ? <p className="text-balance font-serif text-2xl leading-close tracking-title">{said}</p> : null}
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
              item: 'email',
              value: email ? (
                <a className="inline-block" href={`mailto:${email}`}>
                  {email}
                </a>
              ) : null,
            },
            {
              label: 'Téléphone',
              item: 'gsm',
              value: gsm ? (
                <a className="inline-block lining-nums tabular-nums" href={telAddress(gsm)}>
                  {telText(gsm)}
                </a>
              ) : null,
            },
            { label: 'Adresse', value: affiliation },
            {
              label: 'Laboratoire',
              value:
                laboratoire && laboratoireUrl ? (
                  <a href={laboratoireUrl} rel="noopener noreferrer">
                    {laboratoire}
                  </a>
                ) : (
                  laboratoire
                ),
            },
            { label: 'Disponibilité', value: disponibilite, item: 'disponibilite' },
          ]}
        />
      </Pair>
    </SectionFrame>
  );
}
