import type { ComponentPropsWithRef } from 'react';
import type { Figures } from '@/lib/format/csv';
import { cx } from './cx';

type Props = {
  /** The name of the region that scrolls. */
  readonly name: string;
  readonly caption: string;
  readonly table: Figures;
};

/** Figures in columns, the first cell of a row being its heading; wide ones scroll, which a narrow window says. */
export function FiguresTable({ name, caption, table: { heads, rows, total } }: Props) {
  const row = ([head = '', ...figures]: readonly string[], isTotal: boolean) => (
    <tr key={head} className={cx(isTotal && 'font-semibold')}>
      <HeadCell scope="row" className={head.length < 12 ? 'whitespace-nowrap' : 'min-w-40'}>
        {head}
      </HeadCell>
      {figures.map((figure, index) => (
        <Cell key={heads[index + 1]} className="text-end!">
          {figure}
        </Cell>
      ))}
    </tr>
  );
  return (
    <div className="min-w-0">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className="min-w-0 overflow-x-auto" aria-label={name} tabIndex={0}>
        <Table>
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {heads.map((head, index) => (
                <HeadCell key={head} scope="col" className={cx(index > 0 && 'text-end!')}>
                  {head}
                </HeadCell>
              ))}
            </tr>
          </thead>
          <tbody className="lining-nums tabular-nums">{rows.map((cells) => row(cells, false))}</tbody>
          {total && <tfoot className="lining-nums tabular-nums">{row(total, true)}</tfoot>}
        </Table>
      </section>
      <p className="pt-1 text-ink-faint text-sm sm:hidden">Le tableau défile sur le côté.</p>
    </div>
  );
}

function Table({ className, ...rest }: ComponentPropsWithRef<'table'>) {
  return <table className={cx('w-full border-collapse text-sm', className)} {...rest} />;
}

function HeadCell({ className, ...rest }: ComponentPropsWithRef<'th'>) {
  return (
    <th
      className={cx('border-rule border-b px-3 py-mark text-start align-top font-medium text-ink-soft', className)}
      {...rest}
    />
  );
}

function Cell({ className, ...rest }: ComponentPropsWithRef<'td'>) {
  return <td className={cx('border-rule border-b px-3 py-mark text-start align-top', className)} {...rest} />;
}
