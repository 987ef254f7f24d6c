import type { SocialLink } from './social-links';

/** What the link of a network says: its name, or its address, which may break anywhere. */
export function NetworkName({ network: { href, label, isSpelled } }: { readonly network: SocialLink }) {
  return isSpelled ? <span className="wrap-anywhere">{href}</span> : label;
}
