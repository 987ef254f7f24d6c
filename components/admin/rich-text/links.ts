/** Links of rich text are limited to http, https, mailto and tel (spec 2.12). */
export function isSafeLink(address: string): boolean {
  if (!/^(https?:\/\/|mailto:|tel:)/i.test(address)) return false;
  return address.length <= 2048 && URL.canParse(address);
}

/** What the person typed, as an address: `exemple.fr` and `nom@exemple.fr` are completed; null when it cannot be a safe link. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d ().-]{6,}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  if (/^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#].*)?$/u.test(text)) return isSafeLink(`https://${text}`) ? `https://${text}` : null;
  return isSafeLink(text) ? text : null;
}
