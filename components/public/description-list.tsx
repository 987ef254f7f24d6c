import type { ReactNode } from 'react';
import { inFrench, type Spoken } from '@/sections/public-site';
import { LinkedText } from './linked-text';
import { OwnerText, type Page } from './owner-text';

export type Description = {
  readonly label: string;
  readonly value: ReactNode;
  readonly item?: string;
  /** The language of the value. */
  readonly spoken?: Spoken;
};

type Props = {
  readonly facts: readonly Description[];
  /** Set where the page may be in another language: values that are texts then keep their own direction. */
  readonly site?: Page;
};

/** A list of labels and values; a fact without a value is left out, and addresses in one are links. */
export function DescriptionList({ facts, site = inFrench }: Props) {
  const given = facts.filter(({ value }) =>
    typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined,
  );
  if (given.length === 0) return null;
  return (
    <dl className="facts">
      {given.map(({ label, value, item, spoken }) => (
        <div key={label} data-id={item}>
          <dt>{label}</dt>
          <dd>
            <Value value={value} spoken={spoken} site={site} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A value in its own language and direction; its line begins where those of the page do. */
function Value({ value, spoken, site }: Pick<Description, 'value' | 'spoken'> & { readonly site: Page }) {
  if (spoken?.lang) return <span {...spoken}>{typeof value === 'string' ? <LinkedText text={value} /> : value}</span>;
  return typeof value === 'string' ? <OwnerText site={site} text={value} /> : value;
}
