import type { PublicSite } from '@/sections/public-site';
import { Training } from '@/sections/statut-professionnel/view';
import { visionFallback } from '../profile-copy';
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
      {text ? <RichText html={text.content} level={3} /> : null}
      <Stats label="Chiffres clés" figures={figures.map(({ valeur, libelle }) => ({ value: valeur, label: libelle }))} />
      <Cards profile={profile} />
      <div className="pair">
        <Identity profile={profile} civil={parts['etat-civil']} />
        {training ? <Training title={training.title} diplomas={training.content} /> : null}
      </div>
      <div className="panel sub vision">
        <h3>Mission et vision</h3>
        {profile.mission ? (
          <RichText html={profile.mission} level={4} />
        ) : (
          <div className="prose">
            <p>{visionFallback}</p>
          </div>
        )}
      </div>
    </SectionFrame>
  );
}
