import { Fragment } from 'react';
import { type PublicSite, spoken } from '@/sections/public-site';
import { withIndexKey } from './with-index-key';

/** A text of the owner's, and what is shown of it where that is not the whole. */
export type Text = { readonly text: string; readonly shown?: string };

/** Several texts of the owner's in one line, those that have no translation marked as French. */
export function Texts({ site, texts }: { site: PublicSite; texts: readonly Text[] }) {
  const said = texts.map(({ text, shown = text }) => ({ shown, attributes: spoken(site, text) }));
  const [first] = said;
  if (said.every(({ attributes }) => attributes.lang === first?.attributes.lang)) {
    const whole = said.map(({ shown }) => shown).join(' ');
    return first?.attributes.lang ? <span {...first.attributes}>{whole}</span> : whole;
  }
  return withIndexKey(said).map(({ key, value: { shown, attributes } }, index) => (
    <Fragment key={key}>
      {index > 0 ? ' ' : null}
      <span {...attributes}>{shown}</span>
    </Fragment>
  ));
}
