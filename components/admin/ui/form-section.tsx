import type { ReactNode } from 'react';

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
