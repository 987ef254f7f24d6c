import { Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { onRelativeDate, relativeDate } from '@/lib/format/dates';
import { type DossierFormat, type DossierItem, dossierFile, dossierFormats } from '@/lib/site/api/dossiers';
import { models } from '@/lib/site/dossiers/models';
import { Badge } from '../ui/badge';
import { BusyLabel } from '../ui/busy-label';
import { Button } from '../ui/button';
import { IconButton } from '../ui/icon-button';
import { Row, RowNote } from '../ui/rows';

type Props = {
  readonly dossier: DossierItem;
  readonly formats: readonly DossierFormat[];
  readonly now: string;
  readonly isPublic: boolean;
  readonly isBusy: boolean;
  readonly onOpen: () => void;
  readonly onAgain: () => void;
  readonly onRemove: () => void;
};

/** A dossier: its files as they were last made, and the buttons to make it again, change and remove it. */
export function DossierRow({ dossier, formats, now, isPublic, isBusy, onOpen, onAgain, onRemove }: Props) {
  const { id, name, madeAt, choices } = dossier;
  return (
    <Row tall className="gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <span className="flex flex-wrap items-center gap-2">
          <button
            type="button"
            className="cursor-pointer border-0 bg-transparent p-0 text-start font-medium text-ink wrap-anywhere hover:text-accent hover:underline"
            onClick={onOpen}
          >
            {name}
          </button>
          {isPublic && <Badge tone="info">CV public</Badge>}
        </span>
        <RowNote>
          {models[choices.model].label} · fait{' '}
          <time dateTime={madeAt}>{onRelativeDate(relativeDate(madeAt, now))}</time>
        </RowNote>
        <ul className="flex list-none flex-wrap gap-x-4 pt-1 text-sm" aria-label={`Télécharger ${name}`}>
          {formats.map((format) => (
            <li key={format}>
              <a className="inline-flex min-h-6 items-center" href={dossierFile(id, format)} download>
                {dossierFormats[format].label}
                <span className="sr-only">
                  {'\u00a0'}: {name}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex items-center gap-1">
        <Button disabled={isBusy} onClick={onAgain}>
          <RefreshCw aria-hidden />
          <BusyLabel busy={isBusy}>
            Refaire<span className="sr-only"> {name}</span>
          </BusyLabel>
        </Button>
        <IconButton icon={Pencil} label={`Modifier ${name}`} onClick={onOpen} />
        <IconButton icon={Trash2} label={`Supprimer ${name}`} removes onClick={onRemove} />
      </div>
    </Row>
  );
}
