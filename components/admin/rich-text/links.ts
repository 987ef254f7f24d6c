import { isWebAddress, withScheme } from '@/lib/format/web-address';

/** Whether rich text may link to an address: http(s) without credentials, mailto and tel only, at most 2048 characters. */
export function isSafeLink(address: string): boolean {
  if (/^https?:/i.test(address)) return isWebAddress(address);
  return /^(?:mailto:|tel:)/i.test(address) && address.length <= 2048 && URL.canParse(address);
}

/** Turns typed text into an address: `exemple.fr`, `nom@exemple.fr` and phone numbers get their scheme. Null if it is not a safe link. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d ().-]{6,}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  const address = withScheme(text);
  return isSafeLink(address) ? address : null;
}
