import type { ComponentPropsWithRef, ElementType } from 'react';
import { cx } from './cx';

type Props<Tag extends ElementType> = { readonly as?: Tag; readonly className?: string } & Omit<
  ComponentPropsWithRef<Tag>,
  'as' | 'className'
>;

const look =
  'grid grid-cols-1 items-start gap-6 aside:has-[>aside]:grid-cols-[minmax(0,1fr)_24.5rem] aside:has-data-preview:grid-cols-2 aside:gap-8 print:block';

/** A form and what stands beside it where there is room: a preview has half the page. */
export function SplitForm<Tag extends ElementType = 'form'>({ as, className, ...rest }: Props<Tag>) {
  const Element: ElementType = as ?? 'form';
  return <Element className={cx(look, className)} data-narrow {...rest} />;
}

/** The fields. A group of fields at the top level has a line above it and its legend as a heading. */
export function SplitFields(props: ComponentPropsWithRef<'div'>) {
  return (
    <div
      className={cx(
        'grid min-w-0 gap-6 [&>fieldset]:border-rule [&>fieldset]:border-t [&>fieldset]:pt-5',
        '[&>fieldset>legend+*]:clear-both [&>fieldset>legend]:float-start [&>fieldset>legend]:mb-4 [&>fieldset>legend]:w-full [&>fieldset>legend]:text-lg',
      )}
      data-fields
      {...props}
    />
  );
}

/** Beside the fields; it stays in sight while they scroll. */
export function SplitAside({ className, ...rest }: ComponentPropsWithRef<'aside'>) {
  return (
    <aside
      className={cx(
        'grid gap-4 aside:sticky aside:top-[calc(var(--spacing-topbar)+1.5rem)] aside:max-h-[calc(100dvh-var(--spacing-topbar)-8rem)]',
        'aside:overflow-y-auto aside:scrollbar-thin',
        className,
      )}
      {...rest}
    />
  );
}
