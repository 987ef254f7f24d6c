import type { SvgIconName } from '@/components/ui/svg-icons';
import type { Profile } from '@/sections/profil/schema';

export type SocialLink = { readonly href: string; readonly label: string; readonly icon: SvgIconName };

/** Links to the networks that the profile names. */
export function socialLinks({ linkedin, researchgate, youtube }: Profile): SocialLink[] {
  const links: readonly SocialLink[] = [
    { href: linkedin, label: 'LinkedIn', icon: 'network' },
    { href: researchgate, label: 'ResearchGate', icon: 'flask-conical' },
    { href: youtube, label: 'YouTube', icon: 'square-play' },
  ];
  return links.filter(({ href }) => href !== '');
}
