import { cx } from './cx';

/** What a colour of a chart stands for. */
export function LegendEntry({ colour, children }: { readonly colour: string; readonly children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <i className={cx('size-3 flex-none rounded-1 forced-color-adjust-none', colour)} data-key />
      {children}
    </span>
  );
}
