'use client';
import { useId, useState } from 'react';
import { Tabs } from '../fields/tabs';
import type { Given } from './given';
import { type Host, HostForm } from './host-form';
import { SourceForm } from './source-form';

export type Known = { readonly [Name in Host]?: string };
export type SourceName = 'fichier' | Host;
type Props = {
  readonly selected: SourceName;
  /** The owner's identifiers. */
  readonly known: Known;
  readonly onGiven: (given: Given) => void;
};

const tabs = [
  { key: 'fichier', label: 'Fichier ou texte collé' },
  { key: 'doi', label: 'DOI' },
  { key: 'hal', label: 'HAL' },
  { key: 'orcid', label: 'ORCID' },
] as const;

/** Where the references come from; what is typed for one source stays while another is looked at. */
export function SourceChoice({ selected: first, known, onGiven }: Props) {
  const id = useId();
  const [selected, setSelected] = useState<string>(first);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="border-rule border-b">
        <Tabs id={id} label="Source" tabs={tabs} selected={selected} onSelect={setSelected} />
      </div>
      {tabs.map(({ key }) => (
        <div key={key} role="tabpanel" id={`${id}-panel-${key}`} aria-labelledby={`${id}-tab-${key}`} hidden={key !== selected}>
          {key === 'fichier' ? <SourceForm onGiven={onGiven} /> : <HostForm host={key} known={known[key]} onGiven={onGiven} />}
        </div>
      ))}
    </div>
  );
}
