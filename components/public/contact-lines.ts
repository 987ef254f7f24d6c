import type { SvgIconName } from '@/components/ui/svg-icons';
import { type LangAttributes, langAttributes, type PublicSite } from '@/sections/public-site';
import { leftToRight } from './left-to-right';
import { telText, telUrl } from './profile-copy';
import { words } from './words';

type ContactLine = {
  readonly label: string;
  readonly icon: SvgIconName;
  readonly text: string;
  readonly href?: string;
  readonly numeric?: boolean;
  /** For the element that shows the text. */
  readonly attributes: LangAttributes;
};

/** The profile's email, telephone and postal address, as far as filled in. */
export function contactLines(site: PublicSite): ContactLine[] {
  const { language } = site;
  const { email, gsm, affiliation } = site.profile;
  const { contact } = words[language];
  const latin = leftToRight(language);
  const lines: readonly ContactLine[] = [
    { label: contact.email, icon: 'mail', text: email, href: `mailto:${email}`, attributes: latin },
    {
      label: contact.phone,
      icon: 'phone',
      text: gsm && telText(gsm),
      href: telUrl(gsm),
      numeric: true,
      attributes: latin,
    },
    { label: contact.address, icon: 'map-pin', text: affiliation, attributes: langAttributes(site, affiliation) },
  ];
  return lines.filter(({ text }) => text !== '');
}
