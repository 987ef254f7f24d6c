import type { ReactNode } from 'react';
import { Block } from '@/components/public/block';
import { OwnerText, type Page } from '@/components/public/owner-text';
import { SectionFrame } from '@/components/public/section-frame';
import { isHeldToday, newestFirst, periodText } from '@/sections/dated';
import { type SectionViewProps, spoken } from '@/sections/public-site';
import type { Degree, Post } from './definition';
import { DegreeParts, Line, Small } from './degree-parts';
import { notAmong } from './same-degree';
import { words } from './words';

/** A career: the posts held and the degrees, each a timeline, the newest first. */
export function ParcoursView({ section, site }: SectionViewProps<'cv--parcours'>) {
  const word = words[site.language];
  const { posts, degrees } = section.content;
  const dated = notAmong(degrees, site.parts['statut-professionnel']?.content).map((degree) => ({
    ...degree,
    start: degree.date,
  }));
  return (
    <SectionFrame anchor={section.anchor} title={section.title} spoken={spoken(site, section.title)}>
      <Timeline title={word.posts}>
        {newestFirst(posts, isHeldToday).map((post) => (
          <PostMoment key={post.id} post={post} site={site} />
        ))}
      </Timeline>
      <Timeline title={word.degrees}>
        {newestFirst(dated, () => false).map((degree) => (
          <DegreeMoment key={degree.id} degree={degree} site={site} />
        ))}
      </Timeline>
    </SectionFrame>
  );
}

function Timeline({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <Block title={title}>
      <ol>{children}</ol>
    </Block>
  );
}

function PostMoment({ post, site }: { post: Post; site: Page }) {
  const { id, title, organization, unit, place, description } = post;
  return (
    <li className={isHeldToday(post) ? 'moment is-current' : 'moment'} data-id={id}>
      <p className="small tabular-nums">
        <OwnerText site={site} text={periodText(post, isHeldToday(post), site.language)} />
      </p>
      <h4 {...spoken(site, title)}>{title}</h4>
      <Line parts={[unit, organization, place]} site={site} />
      <Small text={description} site={site} />
    </li>
  );
}

function DegreeMoment({ degree, site }: { degree: Degree; site: Page }) {
  const { id, title, date } = degree;
  return (
    <li className="moment" data-id={id}>
      <p className="small tabular-nums">
        <OwnerText site={site} text={periodText({ start: date }, false, site.language)} />
      </p>
      <h4 {...spoken(site, title)}>{title}</h4>
      <DegreeParts degree={degree} site={site} />
    </li>
  );
}
