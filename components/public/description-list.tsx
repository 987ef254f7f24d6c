import type { ReactNode } from 'react';
import { inFrench, type Spoken } from '@/sections/public-site';
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
          <dd {...spoken}>
            {typeof value === 'string' ? <OwnerText site={spoken?.lang ? inFrench : site} text={value} /> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
