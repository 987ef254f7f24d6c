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
    <section
      className="grid gap-x-10 gap-y-4 border-rule border-t py-6 columns:max-aside:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]"
      id={id}
      aria-labelledby={`${id}-titre`}
    >
      <header className="grid content-start gap-1">
        <h2 id={`${id}-titre`}>{title}</h2>
        <p className="max-w-measure text-ink-faint text-sm columns:max-aside:max-w-56">{about}</p>
      </header>
      <div className="grid max-w-176 gap-4">{children}</div>
    </section>
  );
}
