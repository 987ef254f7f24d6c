import { SvgIcon } from '@/components/ui/svg-icon';
import type { Profile } from '@/sections/profil/schema';

/** Links to the networks that the profile names. */
export function SocialLinks({ profile }: { profile: Profile }) {
  const links = [
    { href: profile.linkedin, label: 'LinkedIn', sign: <SvgIcon name="network" /> },
    { href: profile.researchgate, label: 'ResearchGate', sign: <SvgIcon name="flask-conical" /> },
    { href: profile.youtube, label: 'YouTube', sign: <SvgIcon name="square-play" /> },
  ].filter(({ href }) => href !== '');
  return (
    <ul>
      {links.map(({ href, label, sign }) => (
        <li key={label}>
          <a href={href} rel="me noopener noreferrer">
            {sign} {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Whether the profile names any network. */
export function hasSocialLinks(profile: Profile): boolean {
  return Boolean(profile.linkedin || profile.researchgate || profile.youtube);
}
