import { Block, SectionFrame } from '@/components/public/section-frame';
import { dictionary } from '@/lib/languages';
import { isHeldToday, newestFirst } from '../dated';
import type { ItemView } from '../item';
import { Moment } from '../items-view';
import { type JsonLdOf, mostItems } from '../json-ld';
import { langAttributes, type PublicSite, type SectionViewProps } from '../public-site';
import { type Degree, diplome, newestDegrees, type Post, poste } from './definition';
import { degreesNotIn } from './same-degree';

const words = dictionary({
  fr: { posts: 'Parcours professionnel', degrees: 'Titres et diplômes' },
  en: { posts: 'Positions held', degrees: 'Degrees and qualifications' },
  ar: { posts: 'المسار المهني', degrees: 'الشهادات والدرجات العلمية' },
});

export function ParcoursView({ section: { anchor, title, content }, site }: SectionViewProps<'cv--parcours'>) {
  const { language, parts } = site;
  const degrees = degreesNotIn(content.degrees, parts['statut-professionnel']?.content);
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

/** Degrees give `alumniOf`, posts `hasOccupation`. */
export const careerJsonLd: JsonLdOf<'cv--parcours'> = ({ posts, degrees }) => ({
  person: {
    ...(posts.length > 0 && { hasOccupation: newestFirst(posts, isHeldToday).slice(0, mostItems).map(occupation) }),
    ...alumniOf(degrees),
  },
});

const occupation = ({ title, start, end }: Post) => ({
  '@type': 'Role' as const,
  hasOccupation: { '@type': 'Occupation' as const, name: title },
  ...(start && { startDate: start }),
  ...(end && { endDate: end }),
});

/** The schools of degrees, without duplicates. */
export function alumniOf(degrees: readonly Pick<Partial<Degree>, 'organization'>[]) {
  const names = new Set(degrees.map(({ organization = '' }) => organization.trim()).filter((name) => name !== ''));
  if (names.size === 0) return {};
  return { alumniOf: [...names].map((name) => ({ '@type': 'EducationalOrganization' as const, name })) };
}
