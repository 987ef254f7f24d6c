import type { ReactNode } from 'react';

/** The page of an unknown address or a failure (decision 22): the spec's heading, then in French what happened, and a way home. */
export function Fallback({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) {
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
