import { withIndexKey } from '@/components/ui/with-index-key';
import { unbreaking } from '@/lib/format/french';
import { addressesIn } from '@/lib/format/web-address';

/**
 * A plain text of the owner whose addresses are links, which can be pressed on a card that is itself a link. French
 * signs stay with their words.
 */
export function LinkedText({ text }: { text: string }) {
  const shown = unbreaking(text);
  const parts = addressesIn(shown);
  if (parts.length === 1 && parts[0]?.href === undefined) return shown;
  return withIndexKey(parts).map(({ key, value: { text: part, href } }) =>
    href ? (
      <a key={key} className="relative wrap-anywhere" href={href} rel="noopener noreferrer">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
