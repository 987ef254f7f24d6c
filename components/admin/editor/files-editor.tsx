'use client';
import { Check, FileText, X } from 'lucide-react';
import { useId } from 'react';
import { formatFileSize } from '@/lib/format/file-size';
import { quoted, quotedBriefly } from '@/lib/format/french';
import { isRecord } from '@/lib/record';
import { maxDocumentBytes } from '@/lib/upload-rules';
import { documentName, readableAddress } from '@/sections/documents';
import type { AnyList } from '@/sections/editor-tree';
import { FieldBox, FieldError, FieldHint } from '../fields/field';
import { FileButton } from '../fields/file-button';
import { type Upload, useFieldUpload, useUploadDocument } from '../fields/use-upload';
import { fieldId, itemsAt, type Path, pathKey } from '../form/draft';
import { asText, useFormContext } from '../form/form-context';
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
  const { id: form, draft } = useFormContext();
  const id = useId();
  const items = itemsAt(draft.value, path);
  const list = useEditList({ path, items, name: node.name, isRows: true });
  const { state, send } = useFieldUpload(useUploadDocument(), (file, fileName) =>
    list.add({ ...node.blank(), file, name: documentName(fileName) }),
  );
  const isSending = state.status === 'sending';
  const { isOver, target } = useFileDrop((files) => !isSending && send(files));
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
          onFiles={send}
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
  const { id: form, draft } = useFormContext();
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
function Progress({ state }: { readonly state: Upload }) {
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
