import type { Language } from '@/lib/languages';
import { leftToRight } from './left-to-right';
import type { SocialLink } from './social-links';

/** The text of a network's link: its name, or its URL, which may break anywhere. */
export function NetworkName({ network, language }: { readonly network: SocialLink; readonly language: Language }) {
  const { href, label, isSpelled } = network;
  if (!isSpelled) return label;
  const { dir } = leftToRight(language);
  return <span className="wrap-anywhere">{dir ? <bdi dir={dir}>{href}</bdi> : href}</span>;
}
