'use client';
import { FileUp } from 'lucide-react';
import { useId, useState } from 'react';
import { Field } from '../fields/field';
import type { Given } from './use-import';

type Props = { readonly onGiven: (given: Given) => void };

/** A file that is chosen or dropped is read at once; a text that is pasted, when its button is pressed. */
export function SourceForm({ onGiven }: Props) {
  const id = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const [isOver, setOver] = useState(false);
  const give = (file: File | undefined) => file && onGiven({ file, name: `«\u00a0${file.name}\u00a0»` });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file may be dropped anywhere here; the button inside does the same
    <div
      className="stack"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        give(event.dataTransfer.files[0]);
      }}
    >
      <div className="empty import-drop" data-over={isOver || undefined}>
        <FileUp className="icon" aria-hidden />
        <p id={`${id}-hint`}>
          Déposez ici un fichier BibTeX ou BibLaTeX (.bib), RIS (.ris) ou CSL-JSON (.json)&nbsp;: 20&nbsp;Mo et 5&#8239;000 références au plus.
        </p>
        <label className="btn primary" htmlFor={`${id}-file`}>
          Choisir un fichier
        </label>
        <input
          className="visually-hidden"
          id={`${id}-file`}
          type="file"
          accept=".bib,.bibtex,.ris,.json,.txt,application/x-bibtex,application/x-research-info-systems,application/json,text/plain"
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            give(file);
          }}
        />
      </div>
      <form
        className="stack-3"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === '') return setError('Veuillez coller au moins une référence');
          onGiven({ file: new Blob([text], { type: 'text/plain' }), name: 'votre texte' });
        }}
      >
        <Field id={`${id}-text`} label="Ou collez des références" hint="Le format est reconnu. Rien n’est enregistré avant votre accord." error={error}>
          {(tied) => (
            <textarea
              {...tied}
              className="input import-text"
              rows={8}
              spellCheck={false}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setError('');
              }}
            />
          )}
        </Field>
        <div className="row end">
          <button type="submit" className="btn">
            Lire ces références
          </button>
        </div>
      </form>
    </div>
  );
}
