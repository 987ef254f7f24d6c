import type { SvgIconName } from '@/components/ui/svg-icons';
import type { Profile } from '@/sections/profil/schema';
import { telAddress, telText } from './profile-copy';

type ContactLine = {
  readonly label: string;
  readonly icon: SvgIconName;
  readonly text: string;
  readonly href?: string;
  readonly numeric?: boolean;
};

/** The profile's email, telephone and postal address; those that are filled in. */
export function contactLines({ email, gsm, affiliation }: Profile): ContactLine[] {
  const lines: readonly ContactLine[] = [
    { label: 'Courriel', icon: 'mail', text: email, href: `mailto:${email}` },
    { label: 'Téléphone', icon: 'phone', text: gsm && telText(gsm), href: telAddress(gsm), numeric: true },
    { label: 'Adresse', icon: 'map-pin', text: affiliation },
  ];
  return lines.filter(({ text }) => text !== '');
}
