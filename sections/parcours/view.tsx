import type { ReactNode } from 'react';
import { Block } from '@/components/public/block';
import { LinkedText } from '@/components/public/linked-text';
import { MoreLink } from '@/components/public/more-link';
import { SectionFrame } from '@/components/public/section-frame';
import { newestFirst, periodText } from '@/sections/dated';
import type { SectionViewProps } from '@/sections/public-site';
import { type Degree, isHeld, mentionText, type Post } from './definition';

/** A career: the posts held and the degrees, each a timeline, the newest first. */
export function ParcoursView({ section }: SectionViewProps<'cv--parcours'>) {
  const { posts, degrees } = section.content;
  const dated = degrees.map((degree) => ({ ...degree, start: degree.date }));
  return (
    <SectionFrame anchor={section.anchor} title={section.title}>
      <Timeline title="Parcours professionnel">
        {newestFirst(posts, isHeld).map((post) => (
          <PostMoment key={post.id} post={post} />
        ))}
      </Timeline>
      <Timeline title="Titres et diplômes">
        {newestFirst(dated, () => false).map((degree) => (
          <DegreeMoment key={degree.id} degree={degree} />
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

function PostMoment({ post }: { post: Post }) {
  const { id, title, organization, unit, place, description } = post;
  return (
    <li className={isHeld(post) ? 'moment is-current' : 'moment'} data-id={id}>
      <p className="small tabular-nums">{periodText(post, isHeld(post))}</p>
      <h4>{title}</h4>
      <Line parts={[unit, organization, place]} />
      <Small text={description} />
    </li>
  );
}

function DegreeMoment({ degree }: { degree: Degree }) {
  const { id, title, date, mention, organization, subject, supervision, jury, link } = degree;
  return (
    <li className="moment" data-id={id}>
      <p className="small tabular-nums">{periodText({ start: date }, false)}</p>
      <h4>{title}</h4>
      <Line parts={[organization, mentionText(mention)]} />
      <Small text={subject} />
      <Small text={supervision} label="Direction" />
      <Small text={jury.trim().replaceAll(/\s*\n\s*/g, '\u202f; ')} label="Jury" />
      {link ? (
        <p>
          <MoreLink
            href={link}
            rel="noopener noreferrer"
            after="arrow-up-right"
            aria-label={`En savoir plus : ${title}`}
          >
            En savoir plus
          </MoreLink>
        </p>
      ) : null}
    </li>
  );
}

function Line({ parts }: { parts: readonly string[] }) {
  const given = parts.filter((part) => part.trim() !== '');
  return given.length > 0 ? <p className="text-ink-soft">{given.join(', ')}</p> : null;
}

function Small({ text, label }: { text: string; label?: string }) {
  if (text.trim() === '') return null;
  return (
    <p className="small max-w-lede whitespace-pre-line">
      {label ? `${label}\u00a0: ` : null}
      <LinkedText text={text} />
    </p>
  );
}
