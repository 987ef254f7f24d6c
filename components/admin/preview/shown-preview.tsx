import { Monitor, Smartphone, X } from 'lucide-react';
import { type ReactNode, startTransition, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { goTo } from '../form/draft';
import { IconButton } from '../ui/button';
import { SplitAside } from '../ui/form-layout';
import { Panel } from '../ui/panel';
import { Segment, Segmented } from '../ui/segmented';
import { Window } from '../ui/window';
import { pathAt } from './blocks';
import { useBeside } from './preview-button';
import type { PreviewProps, PreviewResult } from './preview-pane';
import { PublicFrame, useLastField } from './public-frame';
import { useRemembered } from './use-remembered';

type Props = PreviewProps & { readonly isWide: boolean };

const widths = ['telephone', 'ordinateur'] as const;
export type FrameWidth = (typeof widths)[number];
const widthLooks = { telephone: ['Téléphone', Smartphone], ordinateur: ['Ordinateur', Monitor] } as const;

/**
 * A preview of unsaved values as visitors would see them. It follows the focused block; clicking it goes to the clicked
 * block. If the values cannot be rendered, the last preview stays, dimmed.
 */
export function ShownPreview({ form, blocks, sheet, onGoTo, draft, render, isWide }: Props) {
  const [, setBeside] = useBeside();
  const [, setSheet] = sheet;
  const [width, setWidth] = useRemembered<FrameWidth>('apercu-largeur', widths);
  const name = useId();
  const { view, note, onFailure } = usePreview(draft, render);
  const field = useLastField(form.id);
  const onPick = (element: Element) => {
    const path = pathAt(element, blocks);
    if (!path) return;
    flushSync(() => {
      setSheet(false);
      onGoTo?.(path);
    });
    goTo(form.id, path);
  };
  const content = (
    <>
      <fieldset className="flex border-rule border-b px-3 py-2">
        <legend className="sr-only">Largeur de l’aperçu</legend>
        <Segmented>
          {widths.map((each) => {
            const [label, Icon] = widthLooks[each];
            return (
              <Segment key={each} name={name} value={each} checked={each === width} onChange={() => setWidth(each)}>
                <Icon className="size-3.75" />
                {label}
              </Segment>
            );
          })}
        </Segmented>
        {isWide && (
          <IconButton className="ms-auto" icon={X} label="Fermer l’aperçu" onClick={() => setBeside('ferme')} />
        )}
      </fieldset>
      <p className="bg-warn-wash px-4 py-2 text-sm text-warn empty:p-0" role="status" data-preview-note>
        {note}
      </p>
      <PublicFrame
        width={width}
        form={form.id}
        blocks={blocks}
        field={field}
        onPick={onPick}
        onEscape={() => setSheet(false)}
        isStale={note !== ''}
        onFailure={onFailure}
      >
        {view}
      </PublicFrame>
    </>
  );
  return isWide ? (
    <SplitAside aria-label="Aperçu" data-preview>
      <Panel as="div" className="overflow-hidden">
        {content}
      </Panel>
    </SplitAside>
  ) : (
    <Window title="Aperçu" closes onClose={() => setSheet(false)}>
      {content}
    </Window>
  );
}

/** The largest draft, in UTF-8 bytes: Next limits a server action to 1 MB; the rest of the request is small. */
const maxDraftBytes = 950_000;
/** The debounce of typing, in ms. */
const pause = 300;
const unavailable = 'L’aperçu n’est pas disponible pour le moment.';
const notes: Readonly<Record<Exclude<PreviewResult['at'], 'rendered'>, string>> = {
  unreadable: 'L’aperçu suivra quand le contenu sera corrigé.',
  refused: 'Reconnectez-vous pour voir l’aperçu\u00a0: il suivra votre prochaine sauvegarde.',
  tooLong: 'Ce contenu est trop long pour un aperçu\u00a0: il se verra sur le site une fois sauvegardé.',
};

/** The last rendered view, and why it is not the draft's; '' if it is. */
function usePreview(draft: unknown, render: PreviewProps['render']) {
  const [view, setView] = useState<ReactNode>(null);
  const [note, setNote] = useState('');
  const turn = useRef(0);
  useEffect(() => {
    const ask = async () => {
      turn.current += 1;
      const mine = turn.current;
      const json = JSON.stringify(draft ?? null);
      const isTooLong = new Blob([json]).size > maxDraftBytes;
      const result = isTooLong ? ({ at: 'tooLong' } as const) : await render(json).catch(() => null);
      if (mine !== turn.current) return;
      // The view may still be streaming: the current one stays until it is complete.
      if (result?.at === 'rendered') startTransition(() => setView(result.view));
      setNote(result === null ? unavailable : result.at === 'rendered' ? '' : notes[result.at]);
    };
    const timer = setTimeout(() => void ask(), turn.current === 0 ? 0 : pause);
    return () => clearTimeout(timer);
  }, [draft, render]);
  return { view, note, onFailure: () => setNote(unavailable) };
}
