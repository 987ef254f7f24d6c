import type { ReactNode } from 'react';
import type { Spoken } from '@/sections/public-site';
import { LinkedText } from './linked-text';

export type Description = {
  readonly label: string;
  readonly value: ReactNode;
  readonly item?: string;
  /** The language of the value. */
  readonly spoken?: Spoken;
};

/** A list of labels and values; a fact without a value is left out, and addresses in one are links. */
export function DescriptionList({ facts }: { facts: readonly Description[] }) {
  const given = facts.filter(({ value }) =>
    typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined,
  );
  if (given.length === 0) return null;
  return (
    <dl className="facts">
      {given.map(({ label, value, item, spoken }) => (
        <div key={label} data-id={item}>
          <dt>{label}</dt>
          <dd {...spoken}>{typeof value === 'string' ? <LinkedText text={value} /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
