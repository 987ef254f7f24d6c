import { Fragment } from 'react';
import { withIndexKey } from '@/components/public/with-index-key';
import { andOthers } from '@/lib/format/french';
import { inLanguage, type Language } from '@/lib/languages';
import type { AuthorLine, LineSegment } from '@/sections/publications/citing/author-line';
import type { Author } from '@/sections/publications/citing/authors';
import { listWords } from './words/list';
import { pageWords } from './words/page';

/** The anchor of a publication's authors on its page. */
const authorsId = 'auteurs';

/** Authors in a list, the owner in bold; a shortened line leads to all of them on the publication's page. */
export function AuthorNames({
  line: { segments, folded },
  slug,
  areDirectors,
  language,
}: {
  line: AuthorLine;
  slug: string;
  areDirectors: boolean;
  language: Language;
}) {
  return (
    <p className="small">
      <Segments segments={segments} />
      {folded ? (
        <>
          {' '}
          <a href={inLanguage(`/publications/${slug}#${authorsId}`, language)}>{andOthers(folded.others, language)}</a>
        </>
      ) : null}
      {areDirectors ? ` ${listWords[language].entry.directors}` : null}
    </p>
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
  language,
}: {
  line: AuthorLine;
  linkOf: LinkOf;
  language: Language;
}) {
  if (!folded) {
    return (
      <p className="text-ink-soft" id={authorsId}>
        <Segments segments={segments} linkOf={linkOf} />
      </p>
    );
  }
  return (
    <div className="group text-ink-soft" id={authorsId}>
      <p className="group-has-open:hidden">
        <Segments segments={segments} linkOf={linkOf} /> {andOthers(folded.others, language)}
      </p>
      <details>
        <summary className="inline-block cursor-pointer py-figure font-medium text-accent text-sm">
          {pageWords[language].page.allAuthors}
        </summary>
        <p>
          <Segments segments={folded.all} linkOf={linkOf} />
        </p>
      </details>
    </div>
  );
}

function Segments({ segments, linkOf }: { segments: readonly LineSegment[]; linkOf?: LinkOf }) {
  return withIndexKey(segments).map(({ key, value: { text, owner, author } }) => {
    if (owner) {
      return (
        <b className="font-bold text-ink" key={key}>
          {text}
        </b>
      );
    }
    const link = author && linkOf?.(author);
    if (!link) return <Fragment key={key}>{text}</Fragment>;
    return (
      <a
        className="text-inherit decoration-rule-strong hover:text-accent-hover hover:decoration-current"
        {...link}
        key={key}
      >
        {text}
      </a>
    );
  });
}
