import { SvgIcon } from '@/components/ui/svg-icon';
import { fullName, type Profile } from '@/sections/profil/schema';
import type { PublicSite } from '@/sections/public-site';
import { ContactLines } from './contact-lines';
import { Photo } from './photo';
import { jobTitle, missionFallback, photoSizes, photoSource, portraitAlt } from './profile-copy';
import { RichText } from './rich-text';

/** The first screen: name, grade, photo, mission and contact. */
export function Hero({ site }: { site: PublicSite }) {
  const { profile, sections } = site;
  return (
    <section className="hero" id="home" aria-labelledby="nom">
      <div className="wrap">
        <div className="hero-name">
          <p className="hero-kicker">{jobTitle(profile)}</p>
          <h1 id="nom">
            <span className="title">Dr.</span> {fullName(profile)}
          </h1>
          {profile.grade ? <p className="hero-grade">{profile.grade}</p> : null}
        </div>
        <Portrait profile={profile} />
        <div className="hero-text">
          {profile.mission ? (
            <RichText className="hero-mission prose" html={profile.mission} level={2} />
          ) : (
            <div className="hero-mission prose">
              <p>{missionFallback(profile)}</p>
            </div>
          )}
          <ContactLines className="hero-contact" profile={profile} />
          <p className="hero-actions">
            <a className="button" href="#contact">
              Me Contacter
            </a>
            {sections.some(({ anchor }) => anchor === 'research') ? (
              <a className="button button-quiet" href="#research">
                Mes Recherches
              </a>
            ) : null}
          </p>
        </div>
      </div>
    </section>
  );
}

function Portrait({ profile }: { profile: Profile }) {
  const placeholder = (
    <div className="portrait-missing" role="img" aria-label="Photo non disponible">
      <SvgIcon name="user-round" />
      {process.env.NODE_ENV === 'development' ? <DebugLine hasPhoto={photoSource(profile) !== null} /> : null}
    </div>
  );
  return (
    <div className="portrait">
      <div className="portrait-frame">
        <Photo
          src={photoSource(profile)}
          sources={photoSizes(profile, 'portrait')}
          sizes="(min-width: 48em) min(24rem, 30vw), 7.5rem"
          alt={portraitAlt(profile)}
          width={400}
          height={500}
          pauses={[500, 500]}
          placeholder={placeholder}
          priority
        />
      </div>
    </div>
  );
}

/** The placeholder's debug line, in development only; components/public/client-scripts/photos.ts updates it. */
function DebugLine({ hasPhoto }: { hasPhoto: boolean }) {
  return <small className="photo-debug">{`Photo: ${hasPhoto ? 'Définie' : 'Manquante'} | Error: false | Retry: 0`}</small>;
}
