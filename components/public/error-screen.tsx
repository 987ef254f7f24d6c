import type { ReactNode } from 'react';
import { Bar } from './bar';

/** The page of an unknown URL or an error: a fixed heading, then in French what happened, and a link to the home page. */
export function ErrorScreen({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) {
  return (
    <main className="mx-auto grid max-w-168 justify-items-start gap-4 px-6 pt-[18vh] pb-24" id="contenu">
      <Bar className="w-10" />
      <h1 className="text-3xl leading-tight tracking-title" lang="en">
        Unexpected Application Error!
      </h1>
      <h2 className="font-normal text-ink-soft text-xl italic leading-snug">{title}</h2>
      <p className="max-w-lede text-ink-soft">{children}</p>
      <p className="mt-2 flex max-w-lede flex-wrap gap-x-6 gap-y-3 text-ink-soft">
        <a href="/">Retour à l’accueil</a>
        {action}
      </p>
    </main>
  );
}
