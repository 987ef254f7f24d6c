'use client';
import { Check, FileText, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatFileSize } from '@/lib/format/file-size';
import { quoted, quotedBriefly } from '@/lib/format/french';
import { isRecord } from '@/lib/record';
import { maxDocumentBytes } from '@/lib/upload-rules';
import { documentName, readableAddress } from '@/sections/documents';
import type { AnyList } from '@/sections/editor-tree';
import { FieldBox, FieldError, FieldHint } from '../fields/field';
import { FileButton } from '../fields/file-button';
import { useUploadDocument } from '../fields/use-upload';
import { fieldId, itemsAt, type Path, pathKey } from '../form/draft';
import { asText, useFormContext, useSaveAfter } from '../form/form-context';
import { showToast } from '../providers/toast';
import { cx } from '../ui/cx';
import { IconButton } from '../ui/icon-button';
import { Inline } from '../ui/layout';
import { Meter } from '../ui/meter';
import { Status } from '../ui/status';
import { useFileDrop } from '../ui/use-file-drop';
import { GroupEditor } from './group-editor';
import { useEditList } from './list-state';
import type { NodeProps } from './nested-node';

type Props = { readonly node: AnyList; readonly path: Path };

/**
 * A list of attached PDFs: a file that is chosen or dropped is uploaded at once, and is an item with fields of its own.
 */
export function FilesEditor({ node, path, isNamed }: Props & Pick<NodeProps, 'isNamed'>) {
  const { form, draft } = useFormContext();
  const id = useId();
  const items = itemsAt(draft.value, path);
  const list = useEditList({ path, items, name: node.name, isRows: true });
  const { state, attach } = useAttach((file, fileName) =>
    list.add({ ...node.blank(), file, name: documentName(fileName) }),
  );
  const isSending = state.status === 'sending';
  const { isOver, target } = useFileDrop((files) => !isSending && attach(files));
  const remove = (index: number) => {
    const name = node.name(items[index]);
    void list.remove([index], {
      asks: ['Retirer', node.labels.confirmRemove, quoted(name)],
      done: `Retiré de la liste\u00a0: ${quotedBriefly(name)}`,
    });
  };
  return (
    <fieldset
      className={cx(
        'col-span-full grid min-w-0 content-start gap-3',
        !isNamed && 'border-rule border-t pt-4',
        isOver && 'outline-2 outline-accent outline-dashed outline-offset-4',
      )}
      id={fieldId(form, path)}
      tabIndex={-1}
      {...target}
    >
      <legend
        className={isNamed ? 'sr-only' : 'float-start flex w-full items-baseline gap-2 font-semibold text-ink text-md'}
      >
        {node.label}
      </legend>
      {items.length > 0 && (
        <ul className="grid list-none gap-3">
          {list.rows.map(({ item, index, key }) => (
            <AttachedFile key={key} node={node} path={[...path, index]} item={item} onRemove={() => remove(index)} />
          ))}
        </ul>
      )}
      <Inline>
        <FileButton
          id={`${id}-fichier`}
          accept=".pdf,application/pdf"
          multiple
          disabled={isSending}
          describedBy={`${id}-conseil`}
          onFiles={attach}
        >
          {node.labels.add}
        </FileButton>
        <FieldHint id={`${id}-conseil`}>
          <span className="touch:hidden">À choisir, ou à déposer ici. </span>
          {formatFileSize(maxDocumentBytes)} au plus.
        </FieldHint>
      </Inline>
      <Progress state={state} />
    </fieldset>
  );
}

type FileProps = Props & { readonly item: unknown; readonly onRemove: () => void };

/** A file that is attached: its name, which opens it, and its fields. */
function AttachedFile({ node, path, item, onRemove }: FileProps) {
  const { form, draft } = useFormContext();
  const name = node.name(item);
  const place = pathKey([...path, 'file']);
  const error = draft.issues.find((issue) => pathKey(issue.path) === place)?.message;
  return (
    <li className="grid gap-3 rounded-2 border border-rule bg-paper p-4" id={fieldId(form, path)}>
      <div className="flex items-start gap-2">
        <FileText className="mt-1 size-4.5 flex-none text-ink-faint" aria-hidden />
        <a
          className="wrap-anywhere min-h-6 flex-1 font-medium"
          href={readableAddress(isRecord(item) ? asText(item.file) : '', name)}
          target="_blank"
          rel="noopener"
        >
          {name}
          <span className="sr-only"> (s’ouvre dans un autre onglet)</span>
        </a>
        <IconButton size="line" label={`Retirer ${quoted(name)}`} icon={X} removes onClick={onRemove} />
      </div>
      {error && <FieldError>{error}</FieldError>}
      <GroupEditor node={node.item} path={path} />
    </li>
  );
}

/** The progress of the upload; its percents are not read out one by one. */
function Progress({ state }: { readonly state: Attaching }) {
  return (
    <FieldBox>
      <div role="status">
        {state.status === 'sending' && <Status small>Envoi de {quoted(state.name)}…</Status>}
        {state.status === 'done' && (
          <Status tone="ok" small>
            <Check className="size-3.75" aria-hidden />
            {quoted(state.name)} est joint. Il paraîtra sur le site après la sauvegarde.
          </Status>
        )}
        {state.status === 'failed' &&
          state.failures.map(({ at, name, error }) => (
            <FieldError key={at}>
              {quoted(name)}
              {'\u00a0'}: {error}
            </FieldError>
          ))}
      </div>
      {state.status === 'sending' && <Meter share={state.share * 100} />}
    </FieldBox>
  );
}

type Attaching =
  | { readonly status: 'rest' }
  | { readonly status: 'sending'; readonly name: string /** From 0 to 1. */; readonly share: number }
  | { readonly status: 'done'; readonly name: string }
  | { readonly status: 'failed'; readonly failures: readonly Failure[] };
/** `at`: the file's place among those that were chosen. */
type Failure = { readonly at: number; readonly name: string; readonly error: string };

/**
 * Uploads files one after the other and passes each to `onAttached`; a save of the form waits for all of them. Closing
 * the form cancels the rest, with a toast.
 */
function useAttach(onAttached: (url: string, fileName: string) => void) {
  const upload = useUploadDocument();
  const saveAfter = useSaveAfter();
  const [state, setState] = useState<Attaching>({ status: 'rest' });
  const underWay = useRef<{ readonly stop: AbortController; readonly name: string } | null>(null);
  useEffect(
    () => () => {
      if (!underWay.current) return;
      underWay.current.stop.abort();
      showToast.error(`L’envoi de ${quoted(underWay.current.name)} a été interrompu`);
    },
    [],
  );
  /** Resolves to whether a save may go on. */
  const send = async (files: readonly File[]): Promise<boolean> => {
    const failures: Failure[] = [];
    for (const [at, file] of files.entries()) {
      const { name } = file;
      const stop = new AbortController();
      underWay.current = { stop, name };
      setState({ status: 'sending', name, share: 0 });
      const result = await upload(file, {
        signal: stop.signal,
        onProgress: (share) => setState({ status: 'sending', name, share }),
      });
      underWay.current = null;
      if (stop.signal.aborted) return true;
      if (result.ok) flushSync(() => onAttached(result.url, name));
      else failures.push({ at, name, error: result.error });
    }
    const last = files.at(-1);
    if (failures.length > 0) setState({ status: 'failed', failures });
    else if (last) setState({ status: 'done', name: last.name });
    return failures.length === 0;
  };
  return { state, attach: (files: readonly File[]) => saveAfter(send(files)) };
}
