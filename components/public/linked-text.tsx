import { addressesIn } from '@/lib/format/web-address';
import { withIndexKey } from './with-index-key';

/** A plain text of the owner whose addresses are links; they can be pressed on a card that is itself a link. */
export function LinkedText({ text }: { text: string }) {
  const parts = addressesIn(text);
  if (parts.length === 1 && parts[0]?.href === undefined) return text;
  return withIndexKey(parts).map(({ key, value: { text: shown, href } }) =>
    href ? (
      <a key={key} className="relative wrap-anywhere" href={href} rel="noopener noreferrer">
        {shown}
      </a>
    ) : (
      shown
    ),
  );
}
