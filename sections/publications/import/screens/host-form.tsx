'use client';
import { type FormEvent, useId, useState } from 'react';
import { Field } from '@/components/admin/fields/field';
import { Input, Textarea } from '@/components/admin/fields/input';
import { Button } from '@/components/admin/ui/button';
import { Inline } from '@/components/admin/ui/layout';
import { Panel } from '@/components/admin/ui/panel';
import { hostSource, maxDois } from '@/sections/publications/import/host-source';
import { type ImportSource, sourceLabels } from './import-source';

export type Host = 'hal' | 'orcid' | 'doi';
type Props = {
  readonly host: Host;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSource: (source: ImportSource) => void;
};

const forms = {
  hal: {
    label: 'idHAL',
    hint: 'Exemple\u00a0: prenom-nom. Le site lit dans HAL toutes les publications qui le portent\u00a0; rien n’est sauvegardé avant votre accord.',
    submit: 'Lire HAL',
  },
  orcid: {
    label: 'ORCID',
    hint: 'Exemple\u00a0: 0000-0002-1825-0097. Le site lit les publications visibles de tous, et complète par leur DOI celles qui n’ont pas d’auteurs\u00a0; rien n’est sauvegardé avant votre accord.',
    submit: 'Lire ORCID',
  },
  doi: {
    label: 'DOI',
    hint: `Un par ligne, ${maxDois} au plus, comme 10.1000/182 ou https://doi.org/10.1000/182. Le site lit la notice de chacun\u00a0; rien n’est sauvegardé avant votre accord.`,
    submit: 'Lire ces DOI',
  },
} as const;

/** The identifiers that a host is asked about, checked here before they are sent. */
export function HostForm({ host, text, onText, onSource }: Props) {
  const id = useId();
  const [error, setError] = useState('');
  const { label, hint, submit } = forms[host];
  const send = () => {
    const { data, error: refusal } = hostSource.safeParse(
      host === 'doi' ? { source: host, ids: text } : { source: host, id: text },
    );
    if (data) return onSource({ asked: data, name: sourceLabels[host] });
    setError(refusal.issues[0]?.message ?? '');
    document.getElementById(id)?.focus();
  };
  const change = (value: string) => {
    onText(value);
    setError('');
  };
  const button = (
    <Button type="submit" variant="primary">
      {submit}
    </Button>
  );
  return (
    <Panel
      as="form"
      className="grid grid-cols-1 gap-3 p-4"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      <Field id={id} label={label} hint={hint} error={error}>
        {(tied) =>
          host === 'doi' ? (
            <Textarea
              {...tied}
              className="max-h-96 font-mono text-sm"
              rows={8}
              spellCheck={false}
              value={text}
              onChange={({ target }) => change(target.value)}
            />
          ) : (
            <div className="flex gap-2 max-sm:flex-col">
              <Input
                {...tied}
                className="sm:max-w-96"
                type="text"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                value={text}
                onChange={({ target }) => change(target.value)}
              />
              {button}
            </div>
          )
        }
      </Field>
      {host === 'doi' && <Inline end>{button}</Inline>}
    </Panel>
  );
}
