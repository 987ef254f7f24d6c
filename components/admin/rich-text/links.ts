import { doiUrl, isEmailAddress, isWebAddress, withScheme } from '@/lib/format/web-address';

/**
 * Whether rich text may link to an address: http(s) without credentials, mailto and tel, at most 2048 characters, and
 * the site's own public parts.
 */
export function isSafeLink(address: string): boolean {
  if (isOwnPart(address)) return true;
  if (/^https?:/i.test(address)) return isWebAddress(address);
  return /^(?:mailto:|tel:)/i.test(address) && address.length <= 2048 && URL.canParse(address);
}

/**
 * Whether an address is a public part of this site, whatever its host: `#contact`, `/publications?type=IEEE`,
 * `/documents/…`.
 */
export const isOwnPart = (address: string): boolean =>
  address.length <= 2048 &&
  /^(?:#[\p{L}\p{N}][\p{L}\p{N}_-]*|\/(?:#[\p{L}\p{N}_-]+|(?:publications|documents|uploads)(?:[/?#][^\s\\<>"]*)?)?)$/u.test(
    address,
  );

/** The anchors of every site; others in pasted documents are mostly their own, such as a note's. */
const anchors = /^#(?:home|about|research|competences|publications|theses|teaching|projects|responsibilities|contact)$/;

/**
 * An address in pasted HTML as a link of ours, '' for none: one on the site itself (`origin`) becomes relative, so as
 * to survive a move of the site.
 */
export function pastedLink(address: string, origin: string): string {
  if (address.startsWith('#')) return anchors.test(address) ? address : '';
  const link = withoutOrigin(address, origin);
  return isSafeLink(link) && !/#_(?:ftn|edn)/.test(link) ? link : ''; // drops links to Word’s notes
}

/**
 * Converts typed text to an address: `exemple.fr`, `nom@exemple.fr`, DOIs and phone numbers get their scheme, an
 * address of the site itself loses its origin. Null if unsafe.
 */
export function linkAddress(typed: string, origin: string): string | null {
  const text = typed.trim();
  if (isEmailAddress(text)) return `mailto:${text}`;
  if (/^\+?[\d ().-]{6,}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  const address = doiUrl(text) ?? withoutOrigin(withScheme(text), origin);
  return isSafeLink(address) ? address : null;
}

function withoutOrigin(address: string, origin: string): string {
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address === origin ? '/' : address;
  return isOwnPart(path) ? path : address;
}

/** Whether a typed word becomes a link: not a bare domain name, as « fin.Il » would. */
export const isPlainlyLink = (word: string): boolean =>
  /^(?:https?:\/\/|www\.)/i.test(word) ? isWebAddress(withScheme(word)) : isEmailAddress(word);
