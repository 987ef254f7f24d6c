'use client';
import { Check, Upload } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { FieldError } from '../fields/field';
import { useUploadImage } from '../fields/use-upload-image';
import { useField } from '../form/form-context';
import { showToast } from '../providers/toast';

type Status = { readonly at: 'rest' | 'sending' | 'done' } | { readonly at: 'failed'; readonly text: string };

/** The profile's photo: shows the chosen file at once, then the URL of its upload, which is saved with the profile. */
export function PhotoField() {
  const { value, set, field } = useField(['photo'], { label: 'Photo' });
  const upload = useUploadImage();
  const id = useId();
  const [local, setLocal] = useState('');
  const [status, setStatus] = useState<Status>({ at: 'rest' });
  const turn = useRef(0);
  useEffect(() => () => URL.revokeObjectURL(local), [local]);

  const choose = async (file: File) => {
    const mine = ++turn.current;
    setStatus({ at: 'sending' });
    setLocal(file.type.startsWith('image/') ? URL.createObjectURL(file) : '');
    const result = await upload(file);
    if (mine !== turn.current) return;
    setLocal('');
    if (result.ok) {
      set(result.url);
      setStatus({ at: 'done' });
      showToast.success('Photo uploadée avec succès!');
    } else {
      setStatus({ at: 'failed', text: result.error });
      showToast.error(result.error);
    }
  };
  const shown = local || (typeof value === 'string' ? value : '');
  const error = status.at === 'failed' ? status.text : field.error;

  return (
    <div className="photo">
      {shown && <Views key={shown} source={shown} />}
      <div className="stack-3">
        <div className="row">
          <label className="btn" htmlFor={id}>
            <Upload className="icon sm" aria-hidden />
            {shown ? 'Choisir une autre photo' : 'Choisir une photo'}
          </label>
          <input
            className="visually-hidden"
            id={id}
            type="file"
            accept="image/*"
            aria-describedby={`${id}-conseil`}
            onChange={(event) => {
              const file = event.target.files?.[0];
              event.target.value = '';
              if (file) void choose(file);
            }}
          />
          {shown && (
            <button
              type="button"
              className="btn quiet"
              onClick={() => {
                set(null);
                setStatus({ at: 'rest' });
              }}
            >
              Retirer
            </button>
          )}
          {field.changed && <span className="changed">modifié</span>}
        </div>
        <p className="hint" id={`${id}-conseil`}>
          Carrée, au moins 400x400 px, JPG, PNG ou GIF. 2 Mo au plus.
        </p>
        <div id={field.id} tabIndex={-1} role="status">
          {status.at === 'sending' && (
            <p className="state">
              <Spinner /> Envoi de la photo…
            </p>
          )}
          {status.at === 'done' && (
            <p className="state ok small">
              <Check className="icon sm" aria-hidden />
              Photo uploadée avec succès! Elle paraîtra sur le site après l’enregistrement du profil.
            </p>
          )}
          {error && <FieldError>{error}</FieldError>}
        </div>
      </div>
    </div>
  );
}

/** The photo in the two shapes that the site shows; hidden if it does not load. */
function Views({ source }: { readonly source: string }) {
  const [broken, setBroken] = useState(false);
  if (broken) return null;
  return (
    <div className="photo-views">
      <figure>
        {/* biome-ignore lint/performance/noImgElement: a local preview, then an upload that the site serves as it is */}
        <img className="hero" src={source} alt="Aperçu du portrait" width={400} height={500} onError={() => setBroken(true)} />
        <figcaption>Accueil</figcaption>
      </figure>
      <figure>
        {/* biome-ignore lint/performance/noImgElement: the same picture, as the header shows it */}
        <img className="round" src={source} alt="" width={400} height={400} />
        <figcaption>En-tête</figcaption>
      </figure>
    </div>
  );
}
