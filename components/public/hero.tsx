import { SvgIcon } from '@/components/ui/svg-icon';
import { isBlankHtml } from '@/sections/blank-html';
import { fullName } from '@/sections/profil/schema';
import type { PublicSite } from '@/sections/public-site';
import { standardTranslation } from '@/sections/translation/standard-texts';
import { Bar } from './bar';
import { OwnerText } from './owner-text';
import { ButtonLink } from './parts';
import { Photo } from './pictures';
import { contactLines, photoSizes, photoSource, portraitAlt } from './profile-copy';
import { RichText } from './rich-text';
import { words } from './words';

type Props = { readonly site: PublicSite };

export function Hero({ site }: Props) {
  return (
    <section className="pt-hero pb-section print:pt-0" id="home" aria-labelledby="nom">
      {photoSource(site.profile) === null ? <WithoutPortrait site={site} /> : <WithPortrait site={site} />}
    </section>
  );
}

/** On a narrow page the photo is above the name, or beside the job title where there is room. */
function WithPortrait({ site }: Props) {
  return (
    <div className="mx-auto flex max-w-wrap flex-wrap items-end gap-x-6 px-gutter md:grid md:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] md:grid-rows-[auto_1fr] md:items-start md:gap-x-gutter print:block">
      <div className="contents md:col-start-1 md:row-start-1 md:block print:block">
        <JobTitle site={site} className="mb-6 min-w-0 flex-1 basis-32 md:mb-4" />
        <Name site={site} className="w-full text-5xl" />
        <Grade site={site} className="w-full" />
      </div>
      <Portrait site={site} />
      <div className="w-full md:col-start-1 md:row-start-2">
        <Mission site={site} className="mt-8 border-rule border-t pt-6 print:mt-3.25 print:pt-3.25" />
        <Contacts site={site} className="mt-6" />
        <Actions site={site} className="mt-8" />
      </div>
    </div>
  );
}

/** The name has the full width; below a line, the mission and, beside it, contact details. */
function WithoutPortrait({ site }: Props) {
  return (
    <div className="relative mx-auto max-w-wrap px-gutter">
      <JobTitle site={site} className="mb-4 md:mb-6" />
      <Name site={site} className="text-balance text-6xl print:text-5xl" />
      <Grade site={site} />
      <div className="mt-8 grid gap-x-gutter gap-y-6 border-ink border-t pt-6 md:mt-12 md:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] print:mt-3.25 print:block print:pt-3.25">
        <Mission site={site} className="md:text-lg" />
        <div className="grid content-start gap-6">
          <Contacts site={site} className="md:flex-col" />
          <Actions site={site} />
        </div>
      </div>
      {process.env.NODE_ENV === 'development' ? <DebugLine hasPhoto={false} /> : null}
    </div>
  );
}

/** The photo, with the silhouette that replaces it when it does not load. */
function Portrait({ site }: Props) {
  const { profile, language } = site;
  const placeholder = (
    <div
      className="grid h-full place-items-center text-rule-strong"
      role="img"
      aria-label={words[language].hero.noPhoto}
    >
      <SvgIcon className="h-auto w-5/12 *:[vector-effect:non-scaling-stroke]" name="user-round" />
      {process.env.NODE_ENV === 'development' ? <DebugLine hasPhoto /> : null}
    </div>
  );
  return (
    <div
      data-id="photo"
      className="relative -order-1 mb-6 w-30 md:order-none md:col-start-2 md:row-span-2 md:row-start-1 md:m-0 md:w-full md:max-w-96 md:justify-self-end print:hidden"
    >
      <div className="aspect-4/5 overflow-hidden border border-rule bg-paper-sunk">
        <Photo
          className="size-full object-[50%_20%] object-cover"
          src={photoSource(profile)}
          sources={photoSizes(profile, 'portrait')}
          sizes="(min-width: 48em) min(24rem, 30vw), 7.5rem"
          alt={portraitAlt(profile, language)}
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

/** The debug line, in development only; components/public/client-scripts/photos.ts updates a placeholder's. */
function DebugLine({ hasPhoto }: { hasPhoto: boolean }) {
  return (
    <small className="absolute inset-x-0 bottom-0 px-2 py-1 text-2xs text-ink-faint" data-photo-debug>
      {`Photo: ${hasPhoto ? 'Définie' : 'Manquante'} | Error: false | Retry: 0`}
    </small>
  );
}

type Of = { readonly site: PublicSite; readonly className?: string };

function JobTitle({ site, className = '' }: Of) {
  const { profile } = site;
  if (!profile.fonction.trim()) return null;
  return (
    <p
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 font-medium text-accent text-sm leading-label print:mb-1.75 ${className}`}
    >
      <Bar className="w-10 flex-none" />
      <OwnerText site={site} text={profile.fonction}>
        {profile.fonction}
      </OwnerText>
    </p>
  );
}

/** The title, such as « Dr. », and the name, which labels the section. */
function Name({ site, className = '' }: Of) {
  const { profile, language } = site;
  const title = profile.titre.trim();
  const translated = language === 'fr' ? undefined : standardTranslation(title, language);
  return (
    <h1 className={`font-normal leading-display tracking-display ${className}`} id="nom">
      {title ? (
        <>
          <span className="font-light text-ink-soft italic print:text-ink">{translated ?? profile.titre}</span>{' '}
        </>
      ) : null}
      {fullName(profile)}
    </h1>
  );
}

function Grade({ site, className = '' }: Of) {
  const { profile } = site;
  if (!profile.grade) return null;
  return (
    <p className={`mt-4 font-serif text-ink-soft text-xl italic leading-snug print:mt-1 ${className}`}>
      <OwnerText site={site} text={profile.grade}>
        {profile.grade}
      </OwnerText>
    </p>
  );
}

function Mission({ site, className = '' }: Of) {
  const { profile } = site;
  if (isBlankHtml(profile.mission)) return null;
  return (
    <div className={`max-w-mission [&_:is(h2,h3)]:font-book [&_:is(h2,h3)]:text-xl ${className}`}>
      <RichText html={profile.mission} level={2} item="mission" site={site} />
    </div>
  );
}

function Contacts({ site, className = '' }: Of) {
  const lines = contactLines({ ...site, profile: { ...site.profile, affiliation: '' } });
  if (lines.length === 0) return null;
  return (
    <dl className={`flex flex-wrap gap-x-8 gap-y-2 text-sm print:mt-2.5 print:gap-x-6.5 print:gap-y-1 ${className}`}>
      {lines.map(({ label, icon, text, href, numeric, attributes }) => (
        <div className="flex min-w-0 items-center gap-2" key={label}>
          <dt className="flex-none">
            <SvgIcon className="text-ink-faint print:hidden" name={icon} />
            <span className="sr-only">{label}</span>
          </dt>
          <dd className={numeric ? 'min-w-0 lining-nums tabular-nums' : 'min-w-0'}>
            <a className="inline-flex min-h-6 min-w-6 items-center" href={href} {...attributes}>
              {text}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Links to contact, and to research where the page has it. */
function Actions({ site, className = '' }: Of) {
  const { hero } = words[site.language];
  return (
    <p className={`flex flex-wrap gap-3 print:hidden ${className}`}>
      <ButtonLink href="#contact">{hero.contact}</ButtonLink>
      {site.sections.some(({ anchor }) => anchor === 'research') ? (
        <ButtonLink href="#research" quiet>
          {hero.research}
        </ButtonLink>
      ) : null}
    </p>
  );
}
