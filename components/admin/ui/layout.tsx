import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { cx } from './cx';

/** One thing below the other. */
export function Stack({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div className={cx('grid grid-cols-1 gap-3', className)} {...rest} />;
}

/** One thing beside the other, on further lines where there is no room; `end`: at the end of the line. */
export function Inline({ end = false, className, ...rest }: ComponentPropsWithRef<'div'> & { readonly end?: boolean }) {
  return <div className={cx('flex flex-wrap items-center gap-2', end && 'justify-end', className)} {...rest} />;
}

/** The look of buttons that a pointer or the focus in their `group` shows; a touch screen always has them. */
export const onHover =
  'transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 can-hover:opacity-0 contrast-more:opacity-100 forced-colors:opacity-100';

/** The buttons of a row or a block; not printed. */
export function Tools({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span className={cx('flex flex-none gap-px print:hidden', className)} {...rest} />;
}

/** A heading with what belongs to it at the end of its line. */
export function TitleLine(props: ComponentPropsWithRef<'div'>) {
  return <div className="flex min-h-9 flex-wrap items-center gap-2 [&>h2]:me-auto" {...props} />;
}

/**
 * The column of a page, wider with a preview, and of the width of its form or text where that is all there is beside
 * the heading. With a save bar at the foot of the window there is no room below.
 */
export function Page({ children }: { readonly children: ReactNode }) {
  return (
    <div
      className={cx(
        'mx-auto flex w-full max-w-content flex-1 flex-col gap-6 has-data-preview:aside:max-w-[100rem] *:min-w-0 max-sm:gap-5',
        'not-has-[>[data-save-bar]:not([data-save-bar=rest])]:pb-12',
        'has-data-narrow:not-has-data-wide:not-has-data-rows:not-has-[aside]:[&>:not([data-save-bar]:not([data-save-bar=rest]))]:max-w-224',
      )}
    >
      {children}
    </div>
  );
}

type SplitProps<Tag extends ElementType> = { readonly as?: Tag } & Omit<ComponentPropsWithRef<Tag>, 'as' | 'className'>;

/** A form and what stands beside it where there is room: a preview has half the page. */
export function SplitForm<Tag extends ElementType = 'form'>({ as, ...rest }: SplitProps<Tag>) {
  const Element: ElementType = as ?? 'form';
  return (
    <Element
      className="grid grid-cols-1 items-start gap-6 aside:has-[>aside]:grid-cols-[minmax(0,1fr)_24.5rem] aside:has-data-preview:grid-cols-2 aside:gap-8 print:block"
      data-narrow
      {...rest}
    />
  );
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

/** A part of a long form: its heading and what it is about, with the fields beside them where there is room. */
export function FormSection({
  id,
  title,
  about,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="@container border-rule border-t py-6" id={id} aria-labelledby={`${id}-titre`}>
      <div className="grid gap-x-10 gap-y-4 @min-[48rem]:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
        <header className="grid content-start gap-1">
          <h2 id={`${id}-titre`}>{title}</h2>
          <p className="max-w-measure text-ink-faint text-sm">{about}</p>
        </header>
        <div className="grid gap-4">{children}</div>
      </div>
    </section>
  );
}

/** The place of an empty list, or a drop target for files (`data-over`: a file is held over it). */
export function EmptyState(props: ComponentPropsWithRef<'div'> & { readonly 'data-over'?: true }) {
  return (
    <div
      className={cx(
        'grid justify-items-center gap-3 rounded-3 border border-rule-strong border-dashed px-6 py-10 text-center [&>h2]:font-medium [&>h2]:font-serif [&>h2]:text-xl/heading',
        'data-over:border-accent data-over:bg-accent-wash',
      )}
      {...props}
    />
  );
}
