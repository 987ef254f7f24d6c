/** A spinner, hidden from assistive technology: the text beside it says what is loading. */
export function Spinner({ large = false }: { readonly large?: boolean }) {
  return <span className={large ? 'spinner lg' : 'spinner'} aria-hidden="true" />;
}

/** The administration’s loading state, over the whole window; its style delays it, so that a fast page shows none. */
export function FullScreenSpinner() {
  return (
    <div className="adm full-spinner" role="status">
      <Spinner large />
      <span>Chargement…</span>
    </div>
  );
}
