import type { ReactNode } from 'react';

/** The page of an unknown URL or an error: a fixed heading, then in French what happened, and a link to the home page. */
export function ErrorScreen({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) {
  return (
    <main className="fallback" id="contenu">
      <h1>Unexpected Application Error!</h1>
      <h2>{title}</h2>
      <p>{children}</p>
      <p className="fallback-actions">
        <a href="/">Retour à l’accueil</a>
        {action}
      </p>
    </main>
  );
}
