import { Check, FileText, X } from 'lucide-react';
import { useId } from 'react';
import { formatFileSize } from '@/lib/format/file-size';
import { quoted, quotedBriefly } from '@/lib/format/french';
import { maxDocumentBytes } from '@/lib/upload-rules';
import { documentName, readablePath } from '@/sections/documents';
import type { AnyList, PhotoNode } from '@/sections/editor-tree';
import { FieldBox, FieldError, FieldHint, FieldLabel, LabelText } from '../fields/field';
import { FileButton, useFileDrop } from '../fields/file-button';
import { type Upload, useFieldUpload, useUploadDocument, useUploadImage } from '../fields/use-upload';
import { fieldId, itemsAt } from '../form/draft';
import { asText, type NodeProps, useField, useFormContext } from '../form/form-context';
import { Button, IconButton } from '../ui/button';
import { cx } from '../ui/cx';
import { Inline } from '../ui/panel';
import { Meter, Status } from '../ui/status';
import { GroupEditor } from './group-editor';
import { useEditList } from './list-state';

/** A list of attached PDFs: each chosen or dropped file is uploaded at once, as an item with fields. */
export function FilesEditor({ node, path, isNamed }: NodeProps<AnyList>) {
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
            <AttachedFile
              key={key}
              node={node}
              path={[...path, index]}
              name={node.name(item)}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      )}
      <Inline>
        <FileButton
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

type FileProps = NodeProps<AnyList> & Readonly<{ name: string; onRemove: () => void }>;

function AttachedFile({ node, path, name, onRemove }: FileProps) {
  const { id: form } = useFormContext();
  const { field, value } = useField([...path, 'file'], { label: name });
  return (
    <li className="grid gap-3 rounded-2 border border-rule bg-paper p-4" id={fieldId(form, path)}>
      <div className="flex items-start gap-2">
        <FileText className="mt-1 size-4.5 flex-none text-ink-faint" />
        <a
          className="wrap-anywhere min-h-6 flex-1 font-medium"
          href={readablePath(asText(value), name)}
          target="_blank"
          rel="noopener"
        >
          {name}
          <span className="sr-only"> (s’ouvre dans un autre onglet)</span>
        </a>
        <IconButton size="line" label={`Retirer ${quoted(name)}`} icon={X} removes onClick={onRemove} />
      </div>
      {field.error && <FieldError>{field.error}</FieldError>}
      <GroupEditor node={node.item} path={path} />
    </li>
  );
}

/** Upload progress; screen readers do not hear each percentage. */
function Progress({ state }: { readonly state: Upload }) {
  return (
    <FieldBox>
      <div role="status">
        {state.status === 'sending' && <Status small>Envoi de {quoted(state.name)}…</Status>}
        {state.status === 'done' && (
          <Status tone="ok" small>
            <Check className="size-3.75" />
            {quoted(state.name)} est joint. Il paraîtra sur le site après la sauvegarde.
          </Status>
        )}
        {state.status === 'failed' &&
          state.failures.map(({ at, name, error }) => (
            <FieldError key={at}>
              {quoted(name)}
              &nbsp;: {error}
            </FieldError>
          ))}
      </div>
      {state.status === 'sending' && <Meter share={state.share * 100} />}
    </FieldBox>
  );
}

/** An item's picture: uploaded at once when chosen, stored when the item is saved. */
export function PictureNode({ node, path }: NodeProps<PhotoNode>) {
  const { field, value, set } = useField(path, node);
  const { state, send, cancel } = useFieldUpload(useUploadImage(), set);
  const source = asText(value);
  const isSending = state.status === 'sending';
  const remove = () => {
    cancel();
    set(undefined);
  };
  const error = state.status === 'failed' ? state.failures[0]?.error : field.error;
  const hintId = `${field.id}-formats`;
  return (
    <FieldBox span={field.span} id={field.id} tabIndex={-1}>
      <FieldLabel>
        <LabelText {...field} />
      </FieldLabel>
      {source !== '' && (
        // biome-ignore lint/performance/noImgElement: an upload, served unchanged
        <img
          className="max-h-40 max-w-full justify-self-start rounded-1 border border-rule"
          src={source}
          alt="Aperçu"
        />
      )}
      <Inline>
        <FileButton accept="image/*,.heic,.heif" describedBy={hintId} disabled={isSending} onFiles={send}>
          {source === '' ? 'Choisir une image' : 'Choisir une autre image'}
        </FileButton>
        {source !== '' && (
          <Button variant="quiet" onClick={remove}>
            Retirer l’image
          </Button>
        )}
      </Inline>
      {field.hint && <FieldHint id={hintId}>{field.hint}</FieldHint>}
      <div role="status">
        {isSending && <Status small>Envoi de l’image…</Status>}
        {error && <FieldError>{error}</FieldError>}
      </div>
    </FieldBox>
  );
}
