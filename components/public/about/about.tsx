import type { ReactNode } from 'react';
import { NetworkName } from '@/components/public/network-name';
import { OwnerText } from '@/components/public/owner-text';
import { socialLinks } from '@/components/public/social-links';
import { SvgIcon, SvgPath } from '@/components/ui/svg-icon';
import type { SvgIconName } from '@/components/ui/svg-icons';
import { isBlankHtml } from '@/sections/blank-html';
import { aroundTeam } from '@/sections/profil/affiliation';
import { langAttributes, type PublicSite } from '@/sections/public-site';
import { Training } from '@/sections/statut-professionnel/view';
import { Panel, PanelTitle } from '../panel';
import { RichText } from '../rich-text';
import { Pair, SectionFrame } from '../section-frame';
import { Stats } from '../stats';
import { words } from '../words';
import { Identity } from './identity';

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
