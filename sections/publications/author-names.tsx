import { Fragment } from 'react';
import { withIndexKey } from '@/components/public/with-index-key';
import type { AuthorLine } from '@/lib/citations/author-line';
import type { AuthorSegment } from '@/lib/citations/owner-name';
import { andOthers } from '@/lib/format/french';

/** The anchor of a publication's authors on its page. */
export const authorsId = 'auteurs';

/** Authors in a list, the owner in bold; a shortened line leads to all of them on the publication's page. */
export function AuthorNames({ line: { segments, folded }, slug }: { line: AuthorLine; slug: string }) {
  return (
    <p className="text-ink-soft text-sm">
      <Segments segments={segments} />
      {folded ? (
        <>
          {' '}
          <a href={`/publications/${slug}#${authorsId}`}>{andOthers(folded.others)}</a>
        </>
      ) : null}
    </p>
  );
}

/** Authors on the publication's page; of a shortened line, all of them one click away. */
export function FoldingAuthors({ line: { segments, folded } }: { line: AuthorLine }) {
  if (!folded) {
    return (
      <p className="text-ink-soft" id={authorsId}>
        <Segments segments={segments} />
      </p>
    );
  }
  return (
    <div className="group text-ink-soft" id={authorsId}>
      <p className="group-has-open:hidden">
        <Segments segments={segments} /> {andOthers(folded.others)}
      </p>
      <details>
        <summary className="inline-block cursor-pointer py-figure font-medium text-accent text-sm">Tous les auteurs</summary>
        <p>
          <Segments segments={folded.all} />
        </p>
      </details>
    </div>
  );
}

function Segments({ segments }: { segments: readonly AuthorSegment[] }) {
  return withIndexKey(segments).map(({ key, value: { text, owner } }) =>
    owner ? (
      <b className="font-bold text-ink" key={key}>
        {text}
      </b>
    ) : (
      <Fragment key={key}>{text}</Fragment>
    ),
  );
}
