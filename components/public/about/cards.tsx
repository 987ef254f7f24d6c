import { SvgIcon } from '@/components/ui/svg-icon';
import type { Profile } from '@/sections/profil/schema';
import { jobTitle } from '../profile-copy';
import { hasSocialLinks, SocialLinks } from '../social-links';

/** Cards for affiliation, responsibilities and digital presence; an empty one is left out. */
export function Cards({ profile }: { profile: Profile }) {
  const { affiliation, laboratoire, equipe } = profile;
  return (
    <ul className="triptych">
      {affiliation || laboratoire ? (
        <li>
          <h3>
            <SvgIcon name="building-2" /> Affiliation
          </h3>
          {affiliation ? <p>{affiliation}</p> : null}
          {laboratoire ? <p>{laboratoire}</p> : null}
        </li>
      ) : null}
      <li>
        <h3>
          <SvgIcon name="briefcase-business" /> Responsabilités
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
            <SvgIcon name="globe" /> Présence numérique
          </h3>
          <SocialLinks profile={profile} />
        </li>
      ) : null}
    </ul>
  );
}
