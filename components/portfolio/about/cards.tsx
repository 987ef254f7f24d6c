import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import Building2 from 'lucide-react/icons/building-2';
import Globe from 'lucide-react/icons/globe';
import type { Profile } from '@/lib/content/profile';
import { hasSocialLinks, SocialLinks } from '../social-links';
import { jobTitle } from '../words';

/** Affiliation, responsibilities and digital presence (spec 2.3). */
export function Cards({ profile }: { profile: Profile }) {
  const { affiliation, laboratoire, equipe } = profile;
  return (
    <ul className="triptych">
      {affiliation || laboratoire ? (
        <li>
          <h3>
            <Building2 className="icon" aria-hidden /> Affiliation
          </h3>
          {affiliation ? <p>{affiliation}</p> : null}
          {laboratoire ? <p>{laboratoire}</p> : null}
        </li>
      ) : null}
      <li>
        <h3>
          <BriefcaseBusiness className="icon" aria-hidden /> Responsabilités
        </h3>
        <p>{jobTitle(profile)}</p>
        {equipe ? (
          <p>
            Équipe «{'\u00a0'}
            {equipe}
            {'\u00a0'}»
          </p>
        ) : null}
      </li>
      {hasSocialLinks(profile) ? (
        <li>
          <h3>
            <Globe className="icon" aria-hidden /> Présence numérique
          </h3>
          <SocialLinks profile={profile} />
        </li>
      ) : null}
    </ul>
  );
}
