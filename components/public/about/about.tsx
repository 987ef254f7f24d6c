import { isBlankHtml } from '@/sections/blank-html';
import type { PublicSite } from '@/sections/public-site';
import { Training } from '@/sections/statut-professionnel/view';
import { Pair } from '../block';
import { Panel, PanelTitle } from '../panel';
import { RichText } from '../rich-text';
import { SectionFrame } from '../section-frame';
import { Stats } from '../stats';
import { Cards } from './cards';
import { Identity } from './identity';

/** About: a block of several sections; hiding one of them leaves the others. */
export function About({ site }: { site: PublicSite }) {
  const { profile, parts } = site;
  const text = parts['a-propos'];
  const figures = parts['chiffres-cles']?.content ?? [];
  const training = parts['statut-professionnel'];
  return (
    <SectionFrame anchor="about" title={text?.title ?? 'À propos'}>
      {text ? <RichText html={text.content} level={3} item={text.id} /> : null}
      <Stats
        label="Chiffres clés"
        figures={figures.map((figure) => ({ value: figure.valeur, label: figure.libelle, item: figure.id }))}
      />
      <Cards profile={profile} />
      <Pair>
        <Identity profile={profile} civil={parts['etat-civil']} />
        {training ? <Training title={training.title} diplomas={training.content} /> : null}
      </Pair>
      {isBlankHtml(profile.mission) ? null : (
        <Panel className="print:hidden">
          <PanelTitle>Mission et vision</PanelTitle>
          <RichText html={profile.mission} level={4} item="mission" />
        </Panel>
      )}
    </SectionFrame>
  );
}
