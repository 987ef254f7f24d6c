/** At the foot of each public page while the site is off line, for its owner, who alone gets the page. */
export function OfflineStrip() {
  return (
    <p
      className="sticky bottom-0 z-20 flex flex-wrap items-baseline justify-center gap-x-4 gap-y-1 border-ink border-t bg-ink px-gutter py-2.5 text-center text-paper text-sm print:hidden"
      role="status"
    >
      Site hors ligne{'\u00a0'}: cette page n’est visible que pour vous.
      <a className="inline-flex min-h-6 items-center text-paper underline hover:text-paper" href="/admin#en-ligne">
        Remettre en ligne
      </a>
    </p>
  );
}
