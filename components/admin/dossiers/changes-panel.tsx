import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { counted, quoted } from '@/lib/format/french';
import { type DossierFormat, dossierFile, dossierFormats, type MadeDossier } from '@/lib/site/api/dossiers';
import { Button, IconButton } from '../ui/button';
import { Panel, PanelHead } from '../ui/panel';

/** Lines of each type shown at once. */
const most = 50;

type Props = Readonly<{
  made: MadeDossier;
  formats: readonly DossierFormat[];
  onClose: () => void;
}>;

/**
 * The files of a dossier just generated, and the lines that changed since the previous time. Needs a `key` per
 * generation, so that each takes the focus.
 */
export function ChangesPanel({ made, formats, onClose }: Props) {
  const { dossier, changes } = made;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isFirst = dossier.version === 1;
  const isSame = changes.added.length + changes.removed.length === 0;
  return (
    <Panel aria-labelledby="dossier-fait">
      <PanelHead>
        <h2 id="dossier-fait" ref={heading} tabIndex={-1} className="min-w-0 flex-1 focus:outline-none">
          {quoted(dossier.name)} est prêt
        </h2>
        <IconButton icon={X} label="Fermer" onClick={onClose} />
      </PanelHead>
      <div className="grid gap-4 p-4">
        <div className="flex flex-wrap gap-2">
          {formats.map((format) => (
            <Button
              key={format}
              as="a"
              href={dossierFile(dossier.id, format)}
              download
              variant={format === formats[0] ? 'primary' : 'plain'}
            >
              {dossierFormats[format].label}
            </Button>
          ))}
        </div>
        {!isFirst && isSame && <p className="text-ink-soft">Rien n’a changé depuis la dernière fois.</p>}
        {!isFirst && !isSame && (
          <>
            <p className="text-ink-soft">Depuis la dernière fois&nbsp;:</p>
            <Lines
              title={counted(changes.added.length, 'ligne ajoutée', 'lignes ajoutées')}
              lines={changes.added}
              sign="+"
            />
            <Lines
              title={counted(changes.removed.length, 'ligne retirée', 'lignes retirées')}
              lines={changes.removed}
              sign="−"
            />
          </>
        )}
      </div>
    </Panel>
  );
}

type LinesProps = Readonly<{ title: string; lines: readonly string[]; sign: '+' | '−' }>;

function Lines({ title, lines, sign }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h3 className="font-medium text-control">{title}</h3>
      <ul className="mt-1 max-h-64 list-none overflow-y-auto text-sm scrollbar-thin">
        {lines.slice(0, most).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing else distinguishes equal lines
          <li key={`${index}-${line}`} className="flex gap-2 wrap-anywhere">
            <span aria-hidden className={sign === '+' ? 'text-ok' : 'text-err'}>
              {sign}
            </span>
            {line}
          </li>
        ))}
        {lines.length > most && <li className="text-ink-faint">et {lines.length - most} autres</li>}
      </ul>
    </div>
  );
}
