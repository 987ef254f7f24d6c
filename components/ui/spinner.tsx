/** A turning ring; the words beside it say what is waited for. */
export function Spinner({ large = false }: { readonly large?: boolean }) {
  return <span className={large ? 'spinner lg' : 'spinner'} aria-hidden="true" />;
}

/** The administration’s loading state (decision 36): the whole window, once a page has been waited for a moment. */
export function FullScreenSpinner() {
  return (
    <div className="adm full-spinner" role="status">
      <Spinner large />
      <span>Chargement…</span>
    </div>
  );
}
