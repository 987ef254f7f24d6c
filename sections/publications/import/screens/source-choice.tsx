import { FileUp } from 'lucide-react';
import { useId } from 'react';
import { FileButton, useFileDrop } from '@/components/admin/fields/file-button';
import { Tabs } from '@/components/admin/fields/tabs';
import { SourceForm, unsaved } from '@/components/admin/import/parts';
import { Panel } from '@/components/admin/ui/panel';
import { EmptyState } from '@/components/admin/ui/rows';
import { capitalised, quoted } from '@/lib/format/french';
import { hostSource, maxDois } from '../host-source';
import { type ImportSource, sourceLabels } from './words';

type Host = keyof typeof sourceLabels;
export type Known = { readonly [Name in Host]?: string };
export type SourceName = 'fichier' | Host;
/** The source that is shown, and the text typed for each. */
export type Typed = { readonly [Name in SourceName]: string } & { readonly selected: SourceName };
type OnSource = (source: ImportSource) => void;
type Props = {
  readonly typed: Typed;
  readonly onTyped: (change: Partial<Typed>) => void;
  readonly onSource: OnSource;
};

const tabs = [
  { key: 'fichier', label: 'Fichier ou texte collé' },
  { key: 'doi', label: 'DOI' },
  { key: 'hal', label: 'HAL' },
  { key: 'orcid', label: 'ORCID' },
] as const;

/** The choice of a source; the text typed for one source stays while another is shown. */
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
      {tabs.map(({ key }) => {
        const Form = key === 'fichier' ? FileForm : HostForm;
        return (
          <div
            key={key}
            role="tabpanel"
            id={`${id}-panel-${key}`}
            aria-labelledby={`${id}-tab-${key}`}
            hidden={key !== selected}
          >
            <Form source={key} text={typed[key]} onText={(text) => onTyped({ [key]: text })} onSource={onSource} />
          </div>
        );
      })}
    </div>
  );
}

const forms = {
  fichier: {
    label: 'Ou collez des références',
    hint: `Le format est reconnu ; une liste en texte, une référence par ligne, donne des brouillons à corriger. ${capitalised(unsaved)}`,
    submit: 'Lire ces références',
  },
  hal: {
    label: 'idHAL',
    hint: `Exemple\u00a0: prenom-nom. Le site lit dans HAL toutes les publications qui le portent\u00a0; ${unsaved}`,
    submit: 'Lire HAL',
  },
  orcid: {
    label: 'ORCID',
    hint: `Exemple\u00a0: 0000-0002-1825-0097. Le site lit les publications visibles de tous, et complète par leur DOI celles qui n’ont pas d’auteurs\u00a0; ${unsaved}`,
    submit: 'Lire ORCID',
  },
  doi: {
    label: 'DOI',
    hint: `Un par ligne, ${maxDois} au plus, comme 10.1000/182 ou https://doi.org/10.1000/182. Le site lit la notice de chacun\u00a0; ${unsaved}`,
    submit: 'Lire ces DOI',
  },
} as const;

type FormProps = {
  readonly source: SourceName;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSource: OnSource;
};

const TextForm = ({ source, onSource, ...rest }: FormProps) => (
  <SourceForm
    {...forms[source]}
    {...rest}
    isLine={source === 'hal' || source === 'orcid'}
    isPrimary={source !== 'fichier'}
    onSend={(text) => {
      const chosenSource = sourceOf(source, text);
      if (typeof chosenSource === 'string') return chosenSource;
      onSource(chosenSource);
      return '';
    }}
  />
);

/** The source that a typed text means; a French sentence when it cannot be read. */
export function sourceOf(source: SourceName, text: string): ImportSource | string {
  if (source === 'fichier')
    return text.trim() === '' ? 'Veuillez coller au moins une référence' : { text, name: 'votre texte' };
  const parsed = hostSource.safeParse(source === 'doi' ? { source, ids: text } : { source, id: text });
  return parsed.success ? { asked: parsed.data, name: sourceLabels[source] } : (parsed.error.issues[0]?.message ?? '');
}

const HostForm = (props: FormProps) => (
  <Panel as="div" className="p-4">
    <TextForm {...props} />
  </Panel>
);

/** A chosen or dropped file is read at once; a pasted text is read when its button is pressed. */
function FileForm(props: FormProps) {
  const id = useId();
  const give = (file: File | undefined) => file && props.onSource({ file, name: quoted(file.name) });
  const { isOver, target } = useFileDrop(([file]) => give(file));
  return (
    <div className="grid grid-cols-1 gap-6" {...target}>
      <EmptyState data-over={isOver || undefined}>
        <FileUp className="size-6 text-ink-faint" />
        <p id={`${id}-hint`}>
          Déposez ici un fichier BibTeX ou BibLaTeX (.bib), RIS (.ris), PubMed (.nbib) ou CSL-JSON (.json)&nbsp;:
          20&nbsp;Mo et 5{'\u202f'}000 références au plus.
        </p>
        <FileButton
          primary
          accept=".bib,.bibtex,.ris,.nbib,.json,.csv,.txt,application/x-bibtex,application/x-research-info-systems,application/json,text/csv,text/plain"
          describedBy={`${id}-hint`}
          onFiles={([file]) => give(file)}
        >
          Choisir un fichier
        </FileButton>
      </EmptyState>
      <TextForm {...props} />
    </div>
  );
}
