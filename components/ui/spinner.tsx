const sizes = { normal: 'size-4.5 border-2', large: 'size-9 border-3 text-accent' } as const;

/** A spinner, hidden from assistive technology: the text beside it says what is loading. */
export function Spinner({ large = false }: { readonly large?: boolean }) {
  return (
    <span
      className={`${sizes[large ? 'large' : 'normal']} flex-none animate-spin rounded-full motion-reduce:[animation-duration:2.4s] border-current/25 border-t-current`}
      aria-hidden="true"
    />
  );
}

/** The administration’s loading state, over the whole window; its style delays it, so that a fast page shows none. */
export function FullScreenSpinner() {
  return (
    <div
      className="adm fixed inset-0 z-60 grid animate-late place-content-center place-items-center gap-4 bg-paper/90 text-ink-soft"
      role="status"
    >
      <Spinner large />
      <span>Chargement…</span>
    </div>
  );
}
