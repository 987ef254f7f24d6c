/** The parts of the first screen that do not depend on a portrait. */
import { SvgIcon } from '@/components/ui/svg-icon';
import { isBlankHtml } from '@/sections/blank-html';
import { fullName } from '@/sections/profil/schema';
import type { PublicSite } from '@/sections/public-site';
import { standardTranslation } from '@/sections/translation/standard-texts';
import { Bar } from './bar';
import { ButtonLink } from './button';
import { contactLines } from './contact-lines';
import { OwnerText } from './owner-text';
import { RichText } from './rich-text';
import { words } from './words';

type Of = { readonly site: PublicSite; readonly className?: string };

export function JobTitle({ site, className = '' }: Of) {
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

/** The title, such as « Dr. », and the name, which the section is named after. */
export function Name({ site, className = '' }: Of) {
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

export function Grade({ site, className = '' }: Of) {
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

export function Mission({ site, className = '' }: Of) {
  const { profile } = site;
  if (isBlankHtml(profile.mission)) return null;
  return (
    <div className={`max-w-mission [&_:is(h2,h3)]:font-book [&_:is(h2,h3)]:text-xl ${className}`}>
      <RichText html={profile.mission} level={2} item="mission" site={site} />
    </div>
  );
}

export function Contacts({ site, className = '' }: Of) {
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

/** Contact, and research where the page has any. */
export function Actions({ site, className = '' }: Of) {
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
