import FlaskConical from 'lucide-react/icons/flask-conical';
import Network from 'lucide-react/icons/network';
import SquarePlay from 'lucide-react/icons/square-play';
import type { Profile } from '@/lib/content/profile';

/** The professional, research and video networks that the profile names (spec 2.2, 2.3). */
export function SocialLinks({ profile }: { profile: Profile }) {
  const links = [
    { href: profile.linkedin, label: 'LinkedIn', sign: <Network className="icon" aria-hidden /> },
    { href: profile.researchgate, label: 'ResearchGate', sign: <FlaskConical className="icon" aria-hidden /> },
    { href: profile.youtube, label: 'YouTube', sign: <SquarePlay className="icon" aria-hidden /> },
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
