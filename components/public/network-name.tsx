import type { SocialLink } from './social-links';

/** The text of a network's link: its name, or its address, which may break anywhere. */
export function NetworkName({ network: { href, label, isSpelled } }: { readonly network: SocialLink }) {
  return isSpelled ? <span className="wrap-anywhere">{href}</span> : label;
}
