/** Copies the text of the element `target` (components/public/client-scripts/copy.ts); hidden where there is no script. */
export function CopyButton({ target, what }: { target: string; what: string }) {
  return (
    <span className="copy no-print">
      <span role="status" />
      <button type="button" className="link-button" data-copy={target}>
        Copier<span className="visually-hidden"> {what}</span>
      </button>
    </span>
  );
}
