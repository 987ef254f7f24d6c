import { type PublicSite, spoken } from '@/sections/public-site';
import { withIndexKey } from './with-index-key';

/** A text of the owner's, and what is shown of it where that is not the whole. */
export type Text = { readonly text: string; readonly shown?: string };

/** Several texts of the owner's in one line, those that have no translation marked as French. */
export function Texts({ site, texts }: { site: PublicSite; texts: readonly Text[] }) {
  const said = texts.map(({ text, shown = text }) => ({ shown, attributes: spoken(site, text) }));
  if (said.every(({ attributes }) => attributes.lang === undefined)) return said.map(({ shown }) => shown).join(' ');
  return withIndexKey(said).map(({ key, value: { shown, attributes } }, index) => (
    <span key={key} {...attributes}>
      {index > 0 ? ` ${shown}` : shown}
    </span>
  ));
}
