import { SvgIcon } from '@/components/ui/svg-icon';
import { fullName, type Profile } from '@/sections/profil/schema';
import type { PublicSite } from '@/sections/public-site';
import { Bar } from './bar';
import { ButtonLink } from './button';
import { contactLines } from './contact-lines';
import { Photo } from './photo';
import { jobTitle, missionFallback, photoSizes, photoSource, portraitAlt } from './profile-copy';
import { RichText } from './rich-text';

/** The first screen: name, grade, photo, mission and contact. On a narrow page the photo is beside the function, above the name. */
export function Hero({ site }: { site: PublicSite }) {
  const { profile, sections } = site;
  return (
    <section className="pt-hero pb-section print:pt-0" id="home" aria-labelledby="nom">
      <div className="mx-auto grid max-w-wrap grid-cols-[7.5rem_minmax(0,1fr)] gap-x-6 px-gutter md:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] md:grid-rows-[auto_1fr] md:items-start md:gap-x-gutter print:block">
        <div className="contents md:col-start-1 md:row-start-1 md:block print:block">
          <p className="col-start-2 row-start-1 mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 self-end font-medium text-accent text-sm leading-label md:mb-4 print:mb-1.75">
            <Bar className="w-10 flex-none" />
            {jobTitle(profile)}
          </p>
          <h1 className="col-span-full font-normal text-5xl leading-display tracking-display" id="nom">
            <span className="font-light text-ink-soft italic print:text-ink">Dr.</span> {fullName(profile)}
          </h1>
          {profile.grade ? <p className="col-span-full mt-4 font-serif text-ink-soft text-xl italic leading-snug print:mt-1">{profile.grade}</p> : null}
        </div>
        <Portrait profile={profile} />
        <div className="col-span-full md:col-end-2 md:row-start-2">
          <Mission profile={profile} />
          <Contacts profile={profile} />
          <p className="mt-8 flex flex-wrap gap-3 print:hidden">
            <ButtonLink href="#contact">Me Contacter</ButtonLink>
            {sections.some(({ anchor }) => anchor === 'research') ? (
              <ButtonLink href="#research" quiet>
                Mes Recherches
              </ButtonLink>
            ) : null}
          </p>
        </div>
      </div>
    </section>
  );
}

function Portrait({ profile }: { profile: Profile }) {
  const placeholder = (
    <div className="grid h-full place-items-center text-rule-strong" role="img" aria-label="Photo non disponible">
      <SvgIcon className="h-auto w-5/12 *:[vector-effect:non-scaling-stroke]" name="user-round" />
      {process.env.NODE_ENV === 'development' ? <DebugLine hasPhoto={photoSource(profile) !== null} /> : null}
    </div>
  );
  return (
    <div className="relative col-start-1 row-start-1 mb-6 md:col-start-2 md:row-span-2 md:m-0 md:w-full md:max-w-96 md:justify-self-end print:hidden">
      <div className="aspect-4/5 overflow-hidden border border-rule bg-paper-sunk">
        <Photo
          className="size-full object-[50%_20%] object-cover"
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
  return (
    <small className="absolute inset-x-0 bottom-0 px-2 py-1 text-2xs text-ink-faint" data-photo-debug>
      {`Photo: ${hasPhoto ? 'Définie' : 'Manquante'} | Error: false | Retry: 0`}
    </small>
  );
}

function Mission({ profile }: { profile: Profile }) {
  return (
    <div className="mt-8 border-rule border-t pt-6 max-w-mission [&_:is(h2,h3)]:font-book [&_:is(h2,h3)]:text-xl print:mt-3.25 print:pt-3.25">
      {profile.mission ? <RichText html={profile.mission} level={2} /> : <p>{missionFallback(profile)}</p>}
    </div>
  );
}

function Contacts({ profile }: { profile: Profile }) {
  const lines = contactLines({ ...profile, affiliation: '' });
  if (lines.length === 0) return null;
  return (
    <dl className="mt-6 flex flex-wrap gap-x-8 gap-y-2 text-sm print:mt-2.5 print:gap-x-6.5 print:gap-y-1">
      {lines.map(({ label, icon, text, href, numeric }) => (
        <div className="flex min-w-0 items-center gap-2" key={label}>
          <dt className="flex-none">
            <SvgIcon className="text-ink-faint print:hidden" name={icon} />
            <span className="sr-only">{label}</span>
          </dt>
          <dd className={numeric ? 'min-w-0 lining-nums tabular-nums' : 'min-w-0'}>
            <a href={href}>{text}</a>
          </dd>
        </div>
      ))}
    </dl>
  );
}
