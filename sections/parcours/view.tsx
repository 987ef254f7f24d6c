import { Block, SectionFrame } from '@/components/public/section-frame';
import { dictionary } from '@/lib/languages';
import { isHeldToday, newestFirst } from '../dated';
import type { ItemView } from '../item';
import { Moment } from '../items-view';
import { langAttributes, type PublicSite, type SectionViewProps } from '../public-site';
import { diplome, newestDegrees, poste } from './definition';
import { notAmong } from './same-degree';

const words = dictionary({
  fr: { posts: 'Parcours professionnel', degrees: 'Titres et diplômes' },
  en: { posts: 'Positions held', degrees: 'Degrees and qualifications' },
  ar: { posts: 'المسار المهني', degrees: 'الشهادات والدرجات العلمية' },
});

/** A career: the posts held and the degrees, each a timeline, the newest first. */
export function ParcoursView({ section: { anchor, title, content }, site }: SectionViewProps<'cv--parcours'>) {
  const { language, parts } = site;
  const degrees = notAmong(content.degrees, parts['statut-professionnel']?.content);
  return (
    <SectionFrame anchor={anchor} title={title} langAttributes={langAttributes(site, title)}>
      <Timeline
        title={words[language].posts}
        items={newestFirst(content.posts, isHeldToday).map((post) => poste.view(post, language))}
        site={site}
      />
      <Timeline
        title={words[language].degrees}
        items={newestDegrees(degrees).map((degree) => diplome.view(degree, language))}
        site={site}
      />
    </SectionFrame>
  );
}

function Timeline({ title, items, site }: { title: string; items: readonly ItemView[]; site: PublicSite }) {
  if (items.length === 0) return null;
  return (
    <Block title={title}>
      <ol>
        {items.map((item) => (
          <Moment key={item.id} item={item} site={site} />
        ))}
      </ol>
    </Block>
  );
}
