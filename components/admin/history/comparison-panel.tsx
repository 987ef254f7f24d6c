'use client';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { ofRelativeDate, relativeDate } from '@/lib/format/dates';
import { counted } from '@/lib/format/french';
import type { Difference } from '@/lib/history/compare';
import type { Comparison, VersionLine } from '@/lib/history/types';
import type { Piece } from '@/lib/history/word-diff';
import { wordDiff } from '@/lib/history/word-diff';

type Props = {
  readonly comparison: Comparison | null;
  readonly versions: readonly VersionLine[];
  readonly current: number | null;
  readonly against: number | null;
  readonly now: string;
  readonly onAgainst: (id: number) => void;
  readonly foot: ReactNode;
};

/** Compares two versions, one row per field, with the words that differ marked. */
export function ComparisonPanel({ comparison, versions, current, against, now, onAgainst, foot }: Props) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>Comparaison</h2>
        {comparison && (
          <span className="small faint num" role="status">
            {counted(comparison.rows.length + comparison.more, 'champ diffère', 'champs diffèrent')}
          </span>
        )}
        <div className="against">
          <label htmlFor={`${id}-avec`}>Comparer à</label>
          <select className="input" id={`${id}-avec`} value={against ?? ''} onChange={(event) => onAgainst(Number(event.target.value))}>
            {versions.map(({ id: version, version: number, at }) => (
              <option key={version} value={version}>
                n°&nbsp;{number}, {lowered(relativeDate(at, now))}
                {version === current && ' (actuelle)'}
              </option>
            ))}
          </select>
        </div>
      </div>
      {!comparison && <p className="panel-body faint">Choisissez une autre version dans la liste pour voir ce qui a changé.</p>}
      {comparison && comparison.rows.length === 0 && <p className="panel-body faint">Les deux versions disent la même chose.</p>}
      {comparison && comparison.rows.length > 0 && <Rows comparison={comparison} current={current} now={now} />}
      {foot}
    </section>
  );
}

function Rows({ comparison, current, now }: { readonly comparison: Comparison; readonly current: number | null; readonly now: string }) {
  const { before, after, rows, more } = comparison;
  const [left, right] = [relativeDate(before.at, now), relativeDate(after.at, now)];
  const role = ({ id, version }: VersionLine, other: string) => `n° ${version}, ${id === current ? 'version actuelle' : other}`;
  return (
    <>
      <table className="cmp">
        <caption className="visually-hidden">
          Comparaison de la version {ofRelativeDate(left)} et de la version {ofRelativeDate(right)}
        </caption>
        <colgroup>
          <col className="k" />
          <col />
          <col />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">Champ</th>
            <th scope="col">
              {left}
              <small>{role(before, 'version choisie')}</small>
            </th>
            <th scope="col">
              {right}
              <small>{role(after, 'version comparée')}</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same place, and rows never move
            <Row key={index} row={row} left={left} right={right} />
          ))}
        </tbody>
      </table>
      {more > 0 && <p className="panel-body faint">{counted(more, 'autre champ diffère', 'autres champs diffèrent')}.</p>}
    </>
  );
}

function Row({ row, left, right }: { readonly row: Difference; readonly left: string; readonly right: string }) {
  const { place, before, after, note } = row;
  const diff = before !== null && after !== null ? wordDiff(before, after) : { before: whole(before), after: whole(after) };
  return (
    <tr>
      <th scope="row">
        {place.length > 1 && <small>{place.slice(0, -1).join(' › ')}</small>}
        {place.at(-1)}
        {note && <span className="badge warn">{note}</span>}
      </th>
      <td data-k={left}>
        <Text pieces={diff.before} as="del" />
      </td>
      <td data-k={right}>
        <Text pieces={diff.after} as="ins" />
      </td>
    </tr>
  );
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const whole = (text: string | null): readonly Piece[] => (text === null ? [] : [{ text, changed: true }]);

function Text({ pieces, as: Mark }: { readonly pieces: readonly Piece[]; readonly as: 'ins' | 'del' }) {
  if (pieces.length === 0) return <span className="faint">Absent</span>;
  return (
    <div className="cmp-text">
      {pieces.map(({ text, changed }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which never move
        changed && text.trim() !== '' ? <Mark key={index}>{text}</Mark> : <span key={index}>{text}</span>,
      )}
    </div>
  );
}
