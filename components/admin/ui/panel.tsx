import { type ComponentProps, type ElementType, type ReactNode, useId } from 'react';
import { Count } from './badge';
import { cx } from './cx';

type Props<Tag extends ElementType> = ComponentProps<Tag> & { readonly as?: Tag; readonly className?: string };

export function Panel<Tag extends ElementType = 'section'>({ as, className, ...rest }: Props<Tag>) {
  const Element: ElementType = as ?? 'section';
  return <Element className={cx('min-w-0 rounded-3 border border-rule bg-paper-raised', className)} {...rest} />;
}

type TitledProps = Omit<ComponentProps<'section'>, 'title'> & {
  readonly title: string;
  readonly count?: number;
  readonly aside?: ReactNode;
  /** The id of the heading, for a list inside that it names too. */
  readonly titleId?: string;
};

export function TitledPanel({ title, count, aside, titleId, children, ...rest }: TitledProps) {
  const made = useId();
  const id = titleId ?? made;
  return (
    <Panel aria-labelledby={id} {...rest}>
      <PanelHead>
        <h2 id={id}>
          {title}
          {count !== undefined && <Count>{count}</Count>}
        </h2>
        {aside}
      </PanelHead>
      {children}
    </Panel>
  );
}

export function PanelHead({ children }: { readonly children: ReactNode }) {
  return (
    <div
      className={cx(
        'flex min-h-12 flex-wrap items-center justify-between gap-3 border-rule border-b px-4 py-2 max-2xs:px-2',
        '[&>:is(h2,h3)]:flex [&>:is(h2,h3)]:flex-[1_1_8rem] [&>:is(h2,h3)]:items-center [&>:is(h2,h3)]:gap-2 [&>:is(h2,h3)]:text-md',
      )}
    >
      {children}
    </div>
  );
}

export function PanelNote({ children, ...rest }: ComponentProps<'span'>) {
  return (
    <span className="text-ink-faint text-sm lining-nums tabular-nums" {...rest}>
      {children}
    </span>
  );
}

export function PanelText({ children }: { readonly children: ReactNode }) {
  return <p className="p-4 text-ink-faint">{children}</p>;
}

export function Stack({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cx('grid grid-cols-1 gap-3', className)} {...rest} />;
}

export function Inline({ end = false, className, ...rest }: ComponentProps<'div'> & { readonly end?: boolean }) {
  return <div className={cx('flex flex-wrap items-center gap-2', end && 'justify-end', className)} {...rest} />;
}

/**
 * The look of buttons that a pointer or the focus in their `group` shows; a touch screen and a narrow window always have
 * them.
 */
export const onHover =
  'transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 can-hover:sm:opacity-0 contrast-more:opacity-100 forced-colors:opacity-100';

export function Tools({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={cx('flex flex-none gap-px print:hidden', className)} {...rest} />;
}

export function TitleLine(props: ComponentProps<'div'>) {
  return <div className="flex min-h-9 flex-wrap items-center gap-2 [&>h2]:me-auto" {...props} />;
}
