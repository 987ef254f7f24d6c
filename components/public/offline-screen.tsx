import { Bar } from './bar';

/** The page at every address while the site is off line: nothing of its owner. */
export function OfflineScreen() {
  return (
    <main
      className="mx-auto grid min-h-dvh max-w-wrap content-center justify-items-start px-gutter py-section"
      id="contenu"
    >
      <Bar className="mb-6 w-10" />
      <h1 className="max-w-title font-normal text-5xl leading-display tracking-display">
        Ce site est momentanément hors ligne
      </h1>
      <p className="mt-4 font-serif text-ink-soft text-xl italic leading-snug">
        Il revient bientôt, à la même adresse.
      </p>
      <p className="mt-8 max-w-lede border-rule border-t pt-6 text-ink-soft">
        Ses pages se mettent à jour. Revenez un peu plus tard.
      </p>
    </main>
  );
}
