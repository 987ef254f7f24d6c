import type { ReactNode } from 'react';
import { cx, styled } from './cx';

/** A form and what is beside it, if there is room: a preview has half the page. */
export const SplitForm = styled(
  'form',
  'grid grid-cols-1 items-start gap-6 aside:has-[>aside]:grid-cols-[minmax(0,1fr)_24.5rem] aside:has-data-preview:grid-cols-2 aside:gap-8 print:block',
  { 'data-narrow': true },
);

/** The fields. A top-level group has a line above it and its legend as a heading. */
export const SplitFields = styled(
  'div',
  cx(
    'grid min-w-0 gap-6 [&>fieldset]:border-rule [&>fieldset]:border-t [&>fieldset]:pt-5',
    '[&>fieldset>legend+*]:clear-both [&>fieldset>legend]:float-start [&>fieldset>legend]:mb-4 [&>fieldset>legend]:w-full [&>fieldset>legend]:text-lg',
  ),
  { 'data-fields': true },
);

/** Beside the fields; stays visible while they scroll. */
export const SplitAside = styled(
  'aside',
  cx(
    'grid gap-4 aside:sticky aside:top-[calc(var(--spacing-topbar)+1.5rem)] aside:data-preview:max-h-[calc(100dvh-var(--spacing-topbar)-8rem)]',
    'aside:data-preview:overflow-y-auto aside:scrollbar-thin',
  ),
);

/** A part of a long form: its heading and description, with the fields beside them if there is room. */
export function FormSection({
  id,
  title,
  about,
  children,
}: Readonly<{
  id: string;
  title: string;
  about: string;
  children: ReactNode;
}>) {
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
