/** A spot in the tone of an item. */
export function Dot() {
  return <span className="size-2.5 flex-none rounded-full bg-tone-dot forced-color-adjust-none" />;
}
