/** A turning ring; the words beside it say what is waited for. */
export function Spinner({ large = false }: { readonly large?: boolean }) {
  return <span className={large ? 'spinner lg' : 'spinner'} aria-hidden="true" />;
}

/**
 * The administration's loading state (decision 36): the whole window. Pages show it around what they read, once the guard has let
 * the person in: a `loading.tsx` would send it first, and turn the guard's redirect into a page of status 200.
 */
export function FullScreenSpinner() {
  return (
    <div className="adm full-spinner" role="status">
      <Spinner large />
      <span>Chargement…</span>
    </div>
  );
}
