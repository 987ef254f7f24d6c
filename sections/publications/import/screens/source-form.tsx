'use client';
import { FileUp } from 'lucide-react';
import { useId, useState } from 'react';
import { Field } from '@/components/admin/fields/field';
import { FileButton } from '@/components/admin/fields/file-button';
import { Textarea } from '@/components/admin/fields/input';
import { Button } from '@/components/admin/ui/button';
import { EmptyState } from '@/components/admin/ui/empty-state';
import { Inline } from '@/components/admin/ui/layout';
import { useFileDrop } from '@/components/admin/ui/use-file-drop';
import { quoted } from '@/lib/format/french';
import type { ImportSource } from './import-source';

type Props = {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSource: (source: ImportSource) => void;
};

/** A file that is chosen or dropped is read at once; a text that is pasted, when its button is pressed. */
export function SourceForm({ text, onText, onSource }: Props) {
  const id = useId();
  const [error, setError] = useState('');
  const give = (file: File | undefined) => file && onSource({ file, name: quoted(file.name) });
  const { isOver, target } = useFileDrop(([file]) => give(file));
  return (
    <div className="grid grid-cols-1 gap-6" {...target}>
      <EmptyState data-over={isOver || undefined}>
        <FileUp className="size-6 text-ink-faint" aria-hidden />
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
      <form
        className="grid grid-cols-1 gap-3"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') return onSource({ text, name: 'votre texte' });
          setError('Veuillez coller au moins une référence');
          document.getElementById(`${id}-text`)?.focus();
        }}
      >
        <Field
          id={`${id}-text`}
          label="Ou collez des références"
          hint="Le format est reconnu ; une liste en texte, une référence par ligne, donne des brouillons à corriger. Rien n’est sauvegardé avant votre accord."
          error={error}
        >
          {(tied) => (
            <Textarea
              {...tied}
              className="max-h-96 font-mono text-sm"
              rows={8}
              spellCheck={false}
              value={text}
              onChange={(event) => {
                onText(event.target.value);
                setError('');
              }}
            />
          )}
        </Field>
        <Inline end>
          <Button type="submit">Lire ces références</Button>
        </Inline>
      </form>
    </div>
  );
}
