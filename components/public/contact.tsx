import { SvgIcon } from '@/components/ui/svg-icon';
import { langAttributes, type PublicSite } from '@/sections/public-site';
import { leftToRight, OwnerSentences } from './owner-text';
import { ButtonLink, DescriptionList } from './parts';
import { telText, telUrl } from './profile-copy';
import { MoreLink, Pair, SectionFrame } from './section-frame';
import { words } from './words';

/** Sections that quick links lead to. */
const quickLinks = ['research', 'publications', 'teaching'] as const;

/** Contact. Quick links lead only to sections that the page has. */
export function Contact({ site }: { site: PublicSite }) {
  const { email, gsm, affiliation, laboratoire, laboratoireUrl, disponibilite, invitation, reponse } = site.profile;
  const contact = words[site.language].contact;
  const invitations = [invitation, email && reponse].flatMap((text) =>
    text.trim() ? { text, shown: text.trim() } : [],
  );
  const links = quickLinks.filter((anchor) => site.sections.some((section) => section.anchor === anchor));
  return (
    <SectionFrame anchor="contact" title={contact.title}>
      <Pair>
        <div className="grid content-start justify-items-start gap-6 print:hidden">
          {invitations.length > 0 ? (
            <p className="text-balance font-serif text-2xl leading-close tracking-title">
              <OwnerSentences site={site} sentences={invitations} />
            </p>
          ) : null}
          {email ? (
            <p>
              <ButtonLink href={`mailto:${email}`}>
                <SvgIcon name="mail" /> {contact.write}
              </ButtonLink>
            </p>
          ) : null}
          <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
            {links.map((anchor) => (
              <li key={anchor}>
                <MoreLink href={`#${anchor}`} after="arrow-right">
                  {contact[anchor]}
                </MoreLink>
              </li>
            ))}
          </ul>
        </div>
        <DescriptionList
          facts={[
            {
              label: contact.email,
              item: 'email',
              value: email ? (
                <a className="inline-block" href={`mailto:${email}`} {...leftToRight(site.language)}>
                  {email}
                </a>
              ) : null,
            },
            {
              label: contact.phone,
              item: 'gsm',
              value: gsm ? (
                <a className="inline-block lining-nums tabular-nums" href={telUrl(gsm)} {...leftToRight(site.language)}>
                  {telText(gsm)}
                </a>
              ) : null,
            },
            { label: contact.address, value: affiliation, langAttributes: langAttributes(site, affiliation) },
            {
              label: contact.laboratory,
              langAttributes: langAttributes(site, laboratoire),
              value:
                laboratoire && laboratoireUrl ? (
                  <a href={laboratoireUrl} rel="noopener noreferrer">
                    {laboratoire}
                  </a>
                ) : (
                  laboratoire
                ),
            },
            {
              label: contact.availability,
              value: disponibilite,
              item: 'disponibilite',
              langAttributes: langAttributes(site, disponibilite),
            },
          ]}
        />
      </Pair>
    </SectionFrame>
  );
}
