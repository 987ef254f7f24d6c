import type { ReactNode } from 'react';
import { cx, styled } from './cx';

type Props = Readonly<{
  caption?: string;
  /** The column headings, that of the labels first. */
  heads: readonly ReactNode[];
  narrowLabels?: boolean;
  children: ReactNode;
}>;

/** Two versions side by side, one row per field; on a phone, one below the other, each under its name. */
export function ComparisonTable({ caption, heads, narrowLabels = false, children }: Props) {
  return (
    <table className="w-full table-fixed border-collapse text-control max-sm:block">
      {caption && <caption className="sr-only">{caption}</caption>}
      <thead className="max-sm:hidden">
        <tr>
          {heads.map((head, index) => (
            <th
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
              key={index}
              scope="col"
              className={cx(
                'bg-paper-sunk px-4 py-3 text-start align-bottom font-semibold text-ink',
                narrowLabels && index === 0 && 'w-44',
              )}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
}

export function ComparisonGroup({ head, children }: Readonly<{ head?: ReactNode; children: ReactNode }>) {
  return (
    <tbody className="border-rule max-sm:block sm:not-last:border-b">
      {head && (
        <tr className="border-rule border-b max-sm:block">
          <th
            scope="rowgroup"
            colSpan={3}
            className="bg-paper px-4 py-2 text-start font-medium wrap-anywhere max-sm:block"
          >
            {head}
          </th>
        </tr>
      )}
      {children}
    </tbody>
  );
}

export const HeadNote = styled('small', 'block font-normal text-ink-faint text-sm');

type RowProps = Readonly<{
  label: ReactNode;
  /** Both columns' contents, each with its name. */
  cells: readonly (readonly [name: string, content: ReactNode])[];
  isInner?: boolean;
  /** Whether contents are below their names on wide screens too, as when the headings may be far above. */
  namesCells?: boolean;
}>;

export function ComparisonRow({ label, cells, isInner = false, namesCells = false }: RowProps) {
  return (
    <tr
      className={cx(
        'border-rule not-last:border-b max-sm:block max-sm:py-3 max-sm:pe-4 max-sm:last:border-b',
        isInner ? 'max-sm:ps-8' : 'max-sm:ps-4',
      )}
    >
      <th
        scope="row"
        className={cx(
          'py-3 pe-4 text-start align-top font-medium text-ink-soft text-sm wrap-anywhere max-sm:block max-sm:px-0 max-sm:py-0.5',
          isInner ? 'sm:ps-8' : 'sm:ps-4',
        )}
      >
        {label}
      </th>
      {cells.map(([name, content], index) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: columns never move, and versions of the same minute share a name
          key={index}
          data-name={name}
          className={cx(
            'px-4 py-3 text-start align-top before:block before:text-ink-faint before:text-xs max-sm:block max-sm:px-0 max-sm:py-0.5',
            namesCells ? 'before:content-[attr(data-name)]' : 'max-sm:before:content-[attr(data-name)]',
          )}
        >
          {content}
        </td>
      ))}
    </tr>
  );
}
