import { isBlankHtml } from '@/sections/blank-html';
import { langAttributes, type PublicSite } from '@/sections/public-site';
import { Training } from '@/sections/statut-professionnel/view';
import { Pair } from '../block';
import { Panel, PanelTitle } from '../panel';
import { RichText } from '../rich-text';
import { SectionFrame } from '../section-frame';
import { Stats } from '../stats';
import { words } from '../words';
import { Cards } from './cards';
import { Identity } from './identity';

/** About: a block of several sections; hiding one of them leaves the others. */
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
