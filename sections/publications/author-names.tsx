import { Fragment } from 'react';
import { withIndexKey } from '@/components/ui/with-index-key';
import { andOthers } from '@/lib/format/french';
import { inLanguage, type Language, languageFacts } from '@/lib/languages';
import type { AuthorLine, LineSegment } from '@/sections/publications/citing/author-line';
import type { Author } from '@/sections/publications/citing/authors';
import { type AuthorMarks, AuthorSymbols, Legend } from './marks/symbols';
import { pageWords } from './words/page';

/** Anchor of the authors on a publication's page. */
const authorsId = 'auteurs';

/**
 * Authors in a list, the owner in bold, with their marks; a shortened list links to all authors on the publication's
 * page.
 */
export function AuthorNames({
  line: { segments, folded },
  slug,
  role,
  symbols,
  language,
}: {
  line: AuthorLine;
  slug: string;
  /** « (dir.) », for all of them. */
  role?: string;
  symbols?: AuthorMarks;
  language: Language;
}) {
  if (segments.length === 0) return null;
  return (
    <>
      <p className="small">
        <Segments segments={segments} symbols={symbols} language={language} />
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
      {symbols ? <Legend symbols={symbols} /> : null}
    </>
  );
}

type AuthorLink = (author: Author) => { readonly href: string; readonly title: string } | undefined;

/**
 * Authors on the publication's page, linked to the works that they wrote with the owner; a shortened list unfolds on a
 * click.
 */
export function FoldingAuthors({
  line: { segments, folded },
  linkOf,
  symbols,
  language,
}: {
  line: AuthorLine;
  linkOf: AuthorLink;
  symbols: AuthorMarks;
  language: Language;
}) {
  if (segments.length === 0) return null;
  if (!folded) {
    return (
      <>
        <p className="text-ink-soft" id={authorsId}>
          <Segments segments={segments} linkOf={linkOf} symbols={symbols} language={language} />
        </p>
        <Legend symbols={symbols} />
      </>
    );
  }
  return (
    <div className="group text-ink-soft" id={authorsId}>
      <p className="group-has-open:hidden">
        <Segments segments={segments} linkOf={linkOf} symbols={symbols} language={language} />{' '}
        {andOthers(folded.others, language)}
      </p>
      <details>
        <summary className="inline-block cursor-pointer py-figure font-medium text-accent text-sm">
          {pageWords[language].page.allAuthors}
        </summary>
        <p>
          <Segments segments={folded.all} linkOf={linkOf} symbols={symbols} language={language} />
        </p>
      </details>
      <Legend symbols={symbols} />
    </div>
  );
}

/** In Arabic all names together keep the direction of their letters. */
function Segments({
  segments,
  linkOf,
  symbols,
  language,
}: {
  segments: readonly LineSegment[];
  linkOf?: AuthorLink;
  symbols?: AuthorMarks;
  language: Language;
}) {
  const names = withIndexKey(segments).map(({ key, value: segment }) => (
    <Fragment key={key}>
      <Segment {...segment} linkOf={linkOf} />
      {symbols && segment.author ? <AuthorSymbols author={segment.author} symbols={symbols} /> : null}
    </Fragment>
  ));
  return languageFacts[language].dir === 'rtl' ? <bdi>{names}</bdi> : names;
}

function Segment({ text, owner, author, linkOf }: LineSegment & { linkOf?: AuthorLink }) {
  if (owner) return <b className="font-bold text-ink">{text}</b>;
  const link = author && linkOf?.(author);
  if (!link) return text;
  return (
    <a className="text-inherit decoration-rule-strong hover:text-accent-hover hover:decoration-current" {...link}>
      {text}
    </a>
  );
}
