import type { ReactNode } from 'react';
import { inFrench, type LangAttributes } from '@/sections/public-site';
import { LinkedText, OwnerText, type Page } from './owner-text';

export type Description = {
  readonly label: string;
  readonly value: ReactNode;
  readonly item?: string;
  readonly langAttributes?: LangAttributes;
};

type Props = {
  readonly facts: readonly Description[];
  /** Set where the page may be in another language: text values then keep their own direction. */
  readonly site?: Page;
};

/** A list of labels and values; a fact without a value is left out, and URLs in one are links. */
export function DescriptionList({ facts, site = inFrench }: Props) {
  const filledIn = facts.filter(({ value }) =>
    typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined,
  );
  if (filledIn.length === 0) return null;
  return (
    <dl className="facts">
      {filledIn.map(({ label, value, item, langAttributes }) => (
        <div key={label} data-id={item}>
          <dt>{label}</dt>
          <dd>
            <Value value={value} langAttributes={langAttributes} site={site} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A value in its own language and direction; its lines start at the page's side. */
function Value({
  value,
  langAttributes,
  site,
}: Pick<Description, 'value' | 'langAttributes'> & { readonly site: Page }) {
  if (langAttributes?.lang)
    return <span {...langAttributes}>{typeof value === 'string' ? <LinkedText text={value} /> : value}</span>;
  return typeof value === 'string' ? <OwnerText site={site} text={value} /> : value;
}
