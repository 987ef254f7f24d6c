import type { ReactNode } from 'react';
import { Block } from '@/components/public/block';
import { MoreLink } from '@/components/public/more-link';
import { OwnerText, OwnerTexts, type Page } from '@/components/public/owner-text';
import { SectionFrame } from '@/components/public/section-frame';
import { newestFirst, periodText } from '@/sections/dated';
import { type SectionViewProps, spoken } from '@/sections/public-site';
import { type Degree, isHeld, mentionText, type Post } from './definition';
import { mentionWords, words } from './words';

/** A career: the posts held and the degrees, each a timeline, the newest first. */
export function ParcoursView({ section, site }: SectionViewProps<'cv--parcours'>) {
  const word = words[site.language];
  const { posts, degrees } = section.content;
  const dated = degrees.map((degree) => ({ ...degree, start: degree.date }));
  return (
    <SectionFrame anchor={section.anchor} title={section.title} spoken={spoken(site, section.title)}>
      <Timeline title={word.posts}>
        {newestFirst(posts, isHeld).map((post) => (
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
    <li className={isHeld(post) ? 'moment is-current' : 'moment'} data-id={id}>
      <p className="small tabular-nums">
        <OwnerText site={site} text={periodText(post, isHeld(post), site.language)} />
      </p>
      <h4 {...spoken(site, title)}>{title}</h4>
      <Line parts={[unit, organization, place]} site={site} />
      <Small text={description} site={site} />
    </li>
  );
}

function DegreeMoment({ degree, site }: { degree: Degree; site: Page }) {
  const { language } = site;
  const word = words[language];
  const { id, title, date, mention, organization, subject, supervision, jury, link } = degree;
  return (
    <li className="moment" data-id={id}>
      <p className="small tabular-nums">
        <OwnerText site={site} text={periodText({ start: date }, false, language)} />
      </p>
      <h4 {...spoken(site, title)}>{title}</h4>
      <Line
        parts={[organization, language === 'fr' ? mentionText(mention) : mentionWords(mention, language)]}
        site={site}
      />
      <Small text={subject} site={site} />
      <Small text={supervision} label={word.supervision} site={site} />
      <Small text={jury.trim().replaceAll(/\s*\n\s*/g, word.semicolon)} label={word.jury} site={site} />
      {link ? (
        <p>
          <MoreLink href={link} rel="noopener noreferrer" after="arrow-up-right" aria-label={word.moreOn(title)}>
            {word.more}
          </MoreLink>
        </p>
      ) : null}
    </li>
  );
}

function Line({ parts, site }: { parts: readonly string[]; site: Page }) {
  if (parts.every((part) => part.trim() === '')) return null;
  return (
    <p className="text-ink-soft">
      <OwnerTexts site={site} texts={parts} />
    </p>
  );
}

function Small({ text, label, site }: { text: string; label?: string; site: Page }) {
  if (text.trim() === '') return null;
  return (
    <p className="small max-w-lede whitespace-pre-line">
      {label ? `${label}${words[site.language].colon}` : null}
      <OwnerText site={site} text={text} />
    </p>
  );
}
