import { Fragment } from 'react';
import { withIndexKey } from '@/components/ui/with-index-key';
import { andOthers } from '@/lib/format/french';
import { inLanguage, type Language, languageFacts } from '@/lib/languages';
import type { AuthorLine, LineSegment } from '@/sections/publications/citing/author-line';
import type { Author } from '@/sections/publications/citing/authors';
import { type AuthorSigns, Legend, Signs } from './marks/signs';
import { pageWords } from './words/page';

/** The anchor of a publication's authors on its page. */
const authorsId = 'auteurs';

/**
 * Authors in a list, the owner in bold, with their marks; a shortened line leads to all of them on the publication's
 * page.
 */
export function AuthorNames({
  line: { segments, folded },
  slug,
  role,
  signs,
  language,
}: {
  line: AuthorLine;
  slug: string;
  /** « (dir.) », of all of them. */
  role?: string;
  signs?: AuthorSigns;
  language: Language;
}) {
  if (segments.length === 0) return null;
  return (
    <>
      <p className="small">
        <Segments segments={segments} signs={signs} language={language} />
        {folded ? (
          <>
            {' '}
            <a href={inLanguage(`/publications/${slug}#${authorsId}`, language)}>
              {andOthers(folded.others, language)}
            </a>
          </>
        ) : null}
        {role ? ` ${role}` : null}
      </p>
      {signs ? <Legend signs={signs} /> : null}
    </>
  );
}

type LinkOf = (author: Author) => { readonly href: string; readonly title: string } | undefined;

/**
 * Authors on the publication's page, with links to what they wrote with the owner; of a shortened line, all of them one
 * click away.
 */
export function FoldingAuthors({
  line: { segments, folded },
  linkOf,
  signs,
  language,
}: {
  line: AuthorLine;
  linkOf: LinkOf;
  signs: AuthorSigns;
  language: Language;
}) {
  if (segments.length === 0) return null;
  if (!folded) {
    return (
      <>
        <p className="text-ink-soft" id={authorsId}>
          <Segments segments={segments} linkOf={linkOf} signs={signs} language={language} />
        </p>
        <Legend signs={signs} />
      </>
    );
  }
  return (
    <div className="group text-ink-soft" id={authorsId}>
      <p className="group-has-open:hidden">
        <Segments segments={segments} linkOf={linkOf} signs={signs} language={language} />{' '}
        {andOthers(folded.others, language)}
      </p>
      <details>
        <summary className="inline-block cursor-pointer py-figure font-medium text-accent text-sm">
          {pageWords[language].page.allAuthors}
        </summary>
        <p>
          <Segments segments={folded.all} linkOf={linkOf} signs={signs} language={language} />
        </p>
      </details>
      <Legend signs={signs} />
    </div>
  );
}

/** In Arabic the names are one stretch, in the direction of their letters. */
function Segments({
  segments,
  linkOf,
  signs,
  language,
}: {
  segments: readonly LineSegment[];
  linkOf?: LinkOf;
  signs?: AuthorSigns;
  language: Language;
}) {
  const names = withIndexKey(segments).map(({ key, value: segment }) => (
    <Fragment key={key}>
      <Segment {...segment} linkOf={linkOf} />
      {signs && segment.author ? <Signs author={segment.author} signs={signs} /> : null}
    </Fragment>
  ));
  return languageFacts[language].dir === 'rtl' ? <bdi>{names}</bdi> : names;
}

function Segment({ text, owner, author, linkOf }: LineSegment & { linkOf?: LinkOf }) {
  if (owner) return <b className="font-bold text-ink">{text}</b>;
  const link = author && linkOf?.(author);
  if (!link) return text;
  return (
    <a className="text-inherit decoration-rule-strong hover:text-accent-hover hover:decoration-current" {...link}>
      {text}
    </a>
  );
}
