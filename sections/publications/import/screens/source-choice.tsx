'use client';
import { useId } from 'react';
import { Tabs } from '@/components/admin/fields/tabs';
import { type Host, HostForm } from './host-form';
import type { ImportSource } from './import-source';
import { SourceForm } from './source-form';

export type Known = { readonly [Name in Host]?: string };
export type SourceName = 'fichier' | Host;
/** The source that is shown, and what is typed for each. */
export type Typed = { readonly [Name in SourceName]: string } & { readonly selected: SourceName };
type Props = {
  readonly typed: Typed;
  readonly onTyped: (change: Partial<Typed>) => void;
  readonly onSource: (source: ImportSource) => void;
};

const tabs = [
  { key: 'fichier', label: 'Fichier ou texte collé' },
  { key: 'doi', label: 'DOI' },
  { key: 'hal', label: 'HAL' },
  { key: 'orcid', label: 'ORCID' },
] as const;

/** Where the references come from; what is typed for one source stays while another is looked at. */
export function SourceChoice({ typed, onTyped, onSource }: Props) {
  const id = useId();
  const { selected } = typed;
  const select = (name: string) => {
    const tab = tabs.find(({ key }) => key === name);
    if (tab) onTyped({ selected: tab.key });
  };
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="border-rule border-b">
        <Tabs id={id} label="Source" tabs={tabs} selected={selected} onSelect={select} />
      </div>
      {tabs.map(({ key }) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-panel-${key}`}
          aria-labelledby={`${id}-tab-${key}`}
          hidden={key !== selected}
        >
          {key === 'fichier' ? (
            <SourceForm text={typed.fichier} onText={(fichier) => onTyped({ fichier })} onSource={onSource} />
          ) : (
            <HostForm host={key} text={typed[key]} onText={(text) => onTyped({ [key]: text })} onSource={onSource} />
          )}
        </div>
      ))}
    </div>
  );
}
