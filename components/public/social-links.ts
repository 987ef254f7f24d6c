import { svgIcons } from '@/components/ui/svg-icons';
import { identitiesOf } from '@/sections/profil/identities';
import type { Profile } from '@/sections/profil/schema';
import { identityMarks } from './identity-marks';

export type SocialLink = {
  readonly href: string;
  readonly label: string;
  /** Its drawing, a path in a box of 24 by 24. */
  readonly mark: string;
  /** Whether the address itself is shown, and not only its label. */
  readonly isSpelled?: boolean;
};

/**
 * Links to the networks that the profile names, then to the pages of its identifiers. An ORCID is always shown as its
 * whole address.
 */
export function socialLinks({ linkedin, researchgate, youtube, identifiants }: Profile): SocialLink[] {
  const links: readonly SocialLink[] = [
    { href: linkedin, label: 'LinkedIn', mark: svgIcons.network },
    { href: researchgate, label: 'ResearchGate', mark: svgIcons['flask-conical'] },
    { href: youtube, label: 'YouTube', mark: svgIcons['square-play'] },
    ...identitiesOf(identifiants).map(({ name, label, address }) => ({
      href: address,
      label,
      mark: identityMarks[name],
      isSpelled: name === 'orcid',
    })),
  ];
  return links.filter(({ href }) => href !== '');
}
