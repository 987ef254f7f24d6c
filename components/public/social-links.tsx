import { svgIcons } from '@/components/ui/svg-icons';
import type { Language } from '@/lib/languages';
import { type IdentityName, identitiesOf } from '@/sections/profil/identities';
import type { Profile } from '@/sections/profil/schema';
import { leftToRight } from './owner-text';

type SocialLink = {
  readonly href: string;
  readonly label: string;
  /** Its icon, a path in a 24 by 24 box. */
  readonly mark: string;
  /** Whether the URL itself is shown instead of its label. */
  readonly isSpelled?: boolean;
};

/**
 * Links to the profile's social networks, then to the pages of its identifiers. An ORCID is always shown as a full URL.
 */
export function socialLinks({ linkedin, researchgate, youtube, identifiants }: Profile): SocialLink[] {
  const links: readonly SocialLink[] = [
    { href: linkedin, label: 'LinkedIn', mark: svgIcons.network },
    { href: researchgate, label: 'ResearchGate', mark: svgIcons['flask-conical'] },
    { href: youtube, label: 'YouTube', mark: svgIcons['square-play'] },
    ...identitiesOf(identifiants).map(({ name, label, address }) => ({
      href: address,
      label,
      mark: identityMarks[name],
      isSpelled: name === 'orcid',
    })),
  ];
  return links.filter(({ href }) => href !== '');
}

const page = 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z';
const circle = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0z';
const card = 'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z';

const identityMarks: Readonly<Record<IdentityName, string>> = {
  // A person in a round seal.
  orcid: `${circle}M9 9.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM6.5 18a6.2 6.2 0 0 1 11 0`,
  // An H on a page.
  idhal: `${page}M8 8v8M16 8v8M8 12h8`,
  // A card of a catalogue.
  idref: `${card}M6 9h8M6 13h5M17 15h.01`,
  // An open book.
  scholar: 'M12 7v12M2 5h6a4 4 0 0 1 4 3a4 4 0 0 1 4-3h6v13h-7a3 3 0 0 0-3 2a3 3 0 0 0-3-2H2z',
  // A line that forks.
  github: 'M5 21V3M5 15c8 0 6-8 14-8M15 3l4 4l-4 4',
  // Lines that meet.
  gitlab: 'M3 6h4l5 6h9M3 18h4l5-6M17 8l4 4l-4 4',
  // Words said aloud.
  mastodon: 'M4 4h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-8l-6 4v-4H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM7 9h10M7 13h6',
  // A sheet with a formula.
  arxiv: 'M14 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8zM14 2v6h6M8 13h3M8 17h8M15 11.5v3M13.5 13h3',
  // Things and what links them.
  wikidata:
    'M3 6a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM17 6a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM10 19a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM7 6h10M6 8l5 9M18 8l-5 9',
};

/** The text of a network's link: its name, or its URL, which may break anywhere. */
export function NetworkName({ network, language }: { readonly network: SocialLink; readonly language: Language }) {
  const { href, label, isSpelled } = network;
  if (!isSpelled) return label;
  const { dir } = leftToRight(language);
  return <span className="wrap-anywhere">{dir ? <bdi dir={dir}>{href}</bdi> : href}</span>;
}
