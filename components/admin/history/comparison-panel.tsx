import { Check, Undo2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { ofRelativeDate, relativeDate } from '@/lib/format/dates';
import { counted, quoted } from '@/lib/format/french';
import type { Difference, Part, Place } from '@/lib/site/history/compare';
import type { Comparison, VersionLine } from '@/lib/site/history/types';
import { type TextPiece, wordDiff } from '@/lib/site/history/word-diff';
import { Select } from '../fields/field';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { ComparisonGroup, ComparisonRow, ComparisonTable, HeadNote } from '../ui/comparison-table';
import { cx } from '../ui/cx';
import { DiffWords } from '../ui/diff-words';
import { PanelNote, PanelText, TitledPanel } from '../ui/panel';
import type { TakeBack } from './take-back';

type Props = Readonly<{
  comparison: Comparison | null;
  /** How many fields differ now; a restored part keeps its row. */
  differing: number;
  versions: readonly VersionLine[];
  current: number | null;
  against: number | null;
  now: string;
  onAgainst: (id: number) => void;
  foot: ReactNode;
  /** Restores single parts of the chosen version; absent if impossible. */
  takeBack?: TakeBack;
}>;

export function ComparisonPanel({ comparison, differing, versions, against, onAgainst, foot, ...rows }: Props) {
  const id = useId();
  const { current, now } = rows;
  return (
    <TitledPanel
      title="Comparaison"
      aside={
        <>
          {comparison && <PanelNote role="status">{counted(differing, 'champ diffère', 'champs diffèrent')}</PanelNote>}
          {versions.length > 1 && (
            <div className="ms-auto flex min-w-0 items-center gap-2 text-sm max-sm:ms-0 max-sm:grow max-sm:basis-full max-sm:flex-wrap">
              <label className="whitespace-nowrap font-medium" htmlFor={`${id}-avec`}>
                Comparer à
              </label>
              <Select
                className="min-w-0 max-w-full sm:w-auto"
                id={`${id}-avec`}
                value={against ?? ''}
                onText={(text) => onAgainst(Number(text))}
              >
                {versions.map(({ id: version, version: number, at }) => (
                  <option key={version} value={version}>
                    n°&nbsp;{number}
                    {version === current && ' (actuelle)'}, {lowered(relativeDate(at, now))}
                  </option>
                ))}
              </Select>
            </div>
          )}
        </>
      }
    >
      {!comparison && (
        <PanelText>
          {versions.length > 1
            ? 'Choisissez une autre version dans la liste pour voir ce qui a changé.'
            : 'Il n’y a qu’une version pour l’instant\u00a0: la comparaison viendra avec la prochaine modification.'}
        </PanelText>
      )}
      {comparison && comparison.rows.length === 0 && <PanelText>Les deux versions disent la même chose.</PanelText>}
      {comparison && comparison.rows.length > 0 && <Rows comparison={comparison} {...rows} />}
      {foot}
    </TitledPanel>
  );
}

type RowsProps = { readonly comparison: Comparison } & Pick<Props, 'current' | 'now' | 'takeBack'>;

function Rows({ comparison, current, now, takeBack }: RowsProps) {
  const { before, after, rows, more } = comparison;
  const [left, right] = [relativeDate(before.at, now), relativeDate(after.at, now)];
  const sides = [
    `Cette version, n°\u00a0${before.version}`,
    `${after.id === current ? 'Version actuelle' : 'Version comparée'}, n°\u00a0${after.version}`,
  ] as const;
  const role = ({ id, version }: VersionLine, other: string) =>
    `n° ${version}, ${id === current ? 'version actuelle' : other}`;
  return (
    <>
      <div className="group-aria-busy/history:opacity-60">
        <ComparisonTable
          caption={`Comparaison de la version n°\u00a0${before.version}, ${ofRelativeDate(left)}, et de la version n°\u00a0${after.version}, ${ofRelativeDate(right)}`}
          heads={[
            'Champ',
            headOf(left, role(before, 'version choisie')),
            headOf(right, role(after, 'version comparée')),
          ]}
          narrowLabels
        >
          {groupedByPart(rows).map((group, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two parts may share a place, and rows never move
            <Group key={index} rows={group} sides={sides} takeBack={takeBack} />
          ))}
        </ComparisonTable>
      </div>
      {more > 0 && <PanelText>{counted(more, 'autre champ diffère', 'autres champs diffèrent')}.</PanelText>}
    </>
  );
}

/** Groups adjacent rows of one part, so that an item has one heading and one button. */
function groupedByPart(rows: readonly Difference[]): readonly (readonly Difference[])[] {
  const groups: Difference[][] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    if (group && row.part && JSON.stringify(row.part.at) === JSON.stringify(group[0]?.part?.at)) group.push(row);
    else groups.push([row]);
  }
  return groups;
}

type GroupProps = Pick<Props, 'takeBack'> &
  Readonly<{
    rows: readonly Difference[];
    sides: readonly [left: string, right: string];
  }>;

function Group({ rows, sides, takeBack }: GroupProps) {
  const part = rows[0]?.part;
  const depth = part && rows.some(({ place }) => place.length > part.place.length) ? part.place.length : 0;
  const button = part && takeBack && <TakeBackButton part={part} isWhole={depth > 0} takeBack={takeBack} />;
  const isTaken = part && takeBack?.stateOf(part) === 'taken';
  const rowsNow = isTaken ? rows.map(({ place, before }): Difference => ({ place, before, after: before })) : rows;
  const head = part && depth > 0 && (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span>
        <PlaceName place={part.place} />
      </span>
      {button}
    </div>
  );
  return (
    <ComparisonGroup head={head}>
      {rowsNow.map((row, index) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          key={index}
          row={row}
          sides={sides}
          isInner={depth > 0}
          place={row.place.slice(depth)}
          action={depth === 0 && index === 0 && row.before !== null && button}
        />
      ))}
    </ComparisonGroup>
  );
}

type TakeBackProps = Readonly<{ part: Part; isWhole: boolean }> & Required<Pick<Props, 'takeBack'>>;

/** Keeps its place and focus after the restoration, so that no other button moves under the pointer. */
function TakeBackButton({ part, isWhole, takeBack }: TakeBackProps) {
  const state = takeBack.stateOf(part);
  const isTaken = state === 'taken';
  const label = isTaken ? 'Repris' : isWhole ? 'Reprendre en entier' : 'Reprendre';
  return (
    <Button
      className={cx(
        isWhole ? 'min-w-44' : 'min-w-31',
        'aria-disabled:cursor-default aria-disabled:border-rule aria-disabled:text-ink-soft',
      )}
      aria-label={
        isTaken ? `Repris\u00a0: ${quoted(part.name)}` : `${label} ${quoted(part.name)} de la version choisie`
      }
      aria-disabled={state !== 'ready'}
      aria-busy={state === 'busy'}
      onClick={() => void takeBack.take(part)}
    >
      {state === 'busy' ? <Spinner /> : isTaken ? <Check /> : <Undo2 />}
      {label}
    </Button>
  );
}

function PlaceName({ place }: { readonly place: Place }) {
  return (
    <>
      {place.length > 1 && <small className="block font-normal text-ink-faint">{place.slice(0, -1).join(' › ')}</small>}
      {place.at(-1)}
    </>
  );
}

type RowProps = Pick<GroupProps, 'sides'> &
  Readonly<{
    row: Difference;
    place: Place;
    isInner: boolean;
    action: ReactNode;
  }>;

function Row({ row, place, sides: [left, right], isInner, action }: RowProps) {
  const { before, after, note } = row;
  const diff =
    before !== null && after !== null
      ? wordDiff(before, after)
      : { before: allChanged(before), after: allChanged(after) };
  return (
    <ComparisonRow
      isInner={isInner}
      namesCells
      label={
        <>
          <PlaceName place={place} />
          {note && (
            <div className="mt-1">
              <Badge tone="warn" wraps>
                {note}
              </Badge>
            </div>
          )}
          {action && <div className="mt-2">{action}</div>}
        </>
      }
      cells={[
        [left, <DiffWords key="before" pieces={diff.before} as="del" />],
        [right, <DiffWords key="after" pieces={diff.after} as="ins" />],
      ]}
    />
  );
}

const headOf = (when: string, role: string): ReactNode => (
  <>
    {when}
    <HeadNote>{role}</HeadNote>
  </>
);
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const allChanged = (text: string | null): readonly TextPiece[] => (text === null ? [] : [{ text, changed: true }]);
