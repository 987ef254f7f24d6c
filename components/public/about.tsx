import type { ReactNode } from 'react';
import { SvgIcon, SvgPath } from '@/components/ui/svg-icon';
import type { SvgIconName } from '@/components/ui/svg-icons';
import { withIndexKey } from '@/components/ui/with-index-key';
import { isBlankHtml } from '@/sections/blank-html';
import { langOfName } from '@/sections/langues/autonym';
import { type Tone, toneOf } from '@/sections/palette';
import { aroundTeam } from '@/sections/profil/affiliation';
import type { Language, Profile } from '@/sections/profil/schema';
import { langAttributes, type Parts, type PublicSite } from '@/sections/public-site';
import { Training } from '@/sections/statut-professionnel/view';
import { LinkedText, OwnerText } from './owner-text';
import { DescriptionList, Panel, PanelTitle, Stats } from './parts';
import { RichText } from './rich-text';
import { Block, Pair, SectionFrame } from './section-frame';
import { NetworkName, socialLinks } from './social-links';
import { words } from './words';

/** About: a block of several sections; hiding one leaves the others. */
export function About({ site }: { site: PublicSite }) {
  const { profile, parts } = site;
  const { about } = words[site.language];
  const text = parts['a-propos'];
  const figures = parts['chiffres-cles']?.content ?? [];
  const training = parts['statut-professionnel'];
  return (
    <SectionFrame anchor="about" title={text?.title ?? about.title} langAttributes={langAttributes(site, text?.title)}>
      {text ? <RichText html={text.content} level={3} item={text.id} site={site} /> : null}
      <Stats
        label={about.figures}
        figures={figures.map(({ id, valeur, libelle }) => ({
          value: valeur,
          label: libelle,
          item: id,
          langAttributes: langAttributes(site, libelle),
        }))}
      />
      <Cards site={site} />
      <Pair>
        <Identity site={site} profile={profile} civil={parts['etat-civil']} />
        {training ? <Training title={training.title} diplomas={training.content} site={site} /> : null}
      </Pair>
      {isBlankHtml(profile.mission) ? null : (
        <Panel className="print:hidden">
          <PanelTitle>{about.mission}</PanelTitle>
          <RichText html={profile.mission} level={4} item="mission" site={site} />
        </Panel>
      )}
    </SectionFrame>
  );
}

/** Cards for affiliation, responsibilities and digital presence; an empty one is left out. */
export function Cards({ site }: { site: PublicSite }) {
  const { fonction, affiliation, laboratoire, equipe } = site.profile;
  const { about } = words[site.language];
  const [beforeTeam, afterTeam] = aroundTeam(equipe, site.language);
  const networks = socialLinks(site.profile);
  return (
    <ul className="grid gap-6 sm:grid-cols-3 sm:gap-8">
      {affiliation || laboratoire || equipe ? (
        <Card icon="building-2" title={about.affiliation} item="affiliation">
          {affiliation ? (
            <p className="whitespace-pre-line">
              <OwnerText site={site} text={affiliation}>
                {affiliation}
              </OwnerText>
            </p>
          ) : null}
          {laboratoire ? (
            <p>
              <OwnerText site={site} text={laboratoire}>
                {laboratoire}
              </OwnerText>
            </p>
          ) : null}
          {equipe ? (
            <p>
              {beforeTeam}
              <OwnerText site={site} text={equipe}>
                {equipe}
              </OwnerText>
              {afterTeam}
            </p>
          ) : null}
        </Card>
      ) : null}
      {fonction.trim() ? (
        <Card icon="briefcase-business" title={about.responsibilities} item="fonction">
          <p>
            <OwnerText site={site} text={fonction}>
              {fonction}
            </OwnerText>
          </p>
        </Card>
      ) : null}
      {networks.length > 0 ? (
        <Card icon="globe" title={about.online} item="liens">
          <ul>
            {networks.map((network) => (
              <li key={network.label}>
                <a
                  className={
                    network.isSpelled ? link : `${link} print:block print:after:block print:after:content-[attr(href)]`
                  }
                  href={network.href}
                  rel="me noopener noreferrer"
                >
                  <SvgPath className="print:hidden" path={network.mark} />{' '}
                  <NetworkName network={network} language={site.language} />
                </a>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </ul>
  );
}

/** In print, followed by its URL. */
const link = 'flex items-center gap-2 py-1';

function Card({
  icon,
  title,
  item,
  children,
}: {
  icon: SvgIconName;
  title: string;
  item: string;
  children: ReactNode;
}) {
  return (
    <li
      className="grid content-start gap-2 border-ink border-t pt-4 text-ink-soft text-sm print:pt-1.75"
      data-id={item}
    >
      <h3 className="flex items-center gap-2 font-sans font-semibold text-ink text-sm leading-label print:text-md">
        <SvgIcon className="text-accent print:hidden" name={icon} /> {title}
      </h3>
      {children}
    </li>
  );
}

type Props = { readonly site: PublicSite; readonly profile: Profile; readonly civil: Parts['etat-civil'] };

/** Personal information, with the items of section etat-civil when it is visible. */
export function Identity({ site, profile, civil }: Props) {
  const { about } = words[site.language];
  return (
    <Block title={about.personal}>
      <DescriptionList
        facts={[
          { label: about.lastName, value: profile.nom, langAttributes: langAttributes(site, profile.nom) },
          { label: about.firstName, value: profile.prenom, langAttributes: langAttributes(site, profile.prenom) },
          {
            label: about.nationality,
            value: profile.nationalite,
            item: 'nationalite',
            langAttributes: langAttributes(site, profile.nationalite),
          },
          { label: about.grade, value: profile.grade, langAttributes: langAttributes(site, profile.grade) },
          {
            label: civil?.title ?? about.civilStatus,
            value: civil && civil.content.length > 0 ? <Lines lines={civil.content} site={site} /> : null,
          },
          { label: about.languages, value: <Languages languages={profile.langues} site={site} /> },
        ]}
      />
    </Block>
  );
}

function Lines({ lines, site }: { lines: readonly string[]; site: PublicSite }) {
  return withIndexKey(lines).map(({ key, value }, index) => (
    <span className="block" key={key} data-id={`etat-civil-${index + 1}`} {...langAttributes(site, value)}>
      <LinkedText text={value} />
    </span>
  ));
}

function Languages({ languages, site }: { languages: readonly Language[]; site: PublicSite }) {
  if (languages.length === 0) return words[site.language].about.noLanguage;
  return (
    <ul className="flex flex-wrap gap-2 print:gap-x-1.5 print:gap-y-0 print:*:not-last:after:content-[',']">
      {withIndexKey(languages).map(({ key, value: language }, index) => (
        <li data-id={`langues-${index + 1}`} key={key}>
          <Chip tone={toneOf(language.color)}>
            <bdi lang={langOfName(language.nom) ?? langAttributes(site, language.nom).lang}>{language.nom}</bdi>
          </Chip>
        </li>
      ))}
    </ul>
  );
}

function Chip({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className="chip" data-tone={tone}>
      {children}
    </span>
  );
}
