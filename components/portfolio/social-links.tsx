import { Drawing } from '@/components/ui/drawing';
import type { Profile } from '@/lib/content/profile';

/** Links to the networks that the profile names. */
export function SocialLinks({ profile }: { profile: Profile }) {
  const links = [
    { href: profile.linkedin, label: 'LinkedIn', sign: <Drawing name="network" /> },
    { href: profile.researchgate, label: 'ResearchGate', sign: <Drawing name="flask-conical" /> },
    { href: profile.youtube, label: 'YouTube', sign: <Drawing name="square-play" /> },
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
