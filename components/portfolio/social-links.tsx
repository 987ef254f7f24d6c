import { Drawing } from '@/components/ui/drawing';
import type { Profile } from '@/lib/content/profile';

/** The professional, research and video networks that the profile names (spec 2.2, 2.3). */
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

/** Whether there is any. */
export function hasSocialLinks(profile: Profile): boolean {
  return Boolean(profile.linkedin || profile.researchgate || profile.youtube);
}
