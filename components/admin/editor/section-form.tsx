'use client';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { AnyDefinition } from '@/sections/define';
import { nodeType } from '@/sections/nodes/table';
import type { StoredSection } from '@/sections/public-site';
import type { Path } from '../form/draft';
import { goTo } from '../form/focus-field';
import { useEscape } from '../form/keys';
import { SaveBar } from '../form/save-bar';
import { useConfirmDiscard } from '../form/use-confirm-discard';
import { HelpGuide } from '../help-guide';
import { PreviewToggle } from '../preview/preview-button';
import type { RenderPreview } from '../preview/render-preview';
import { SectionPreview } from '../preview/section-preview';
import { useConfirmLeave } from '../providers/navigation-blocker';
import { Page } from '../ui/page';
import { SplitFields, SplitForm } from '../ui/split-form';
import { SectionFields } from './editor-form';
import { isFilled } from './field-folds';
import { FormSampleLine } from './sample-line';
import {
  asDraft,
  type EditedItem,
  type SectionForm,
  type SectionFormOptions,
  type StoreSection,
  useSectionForm,
} from './use-section-form';

type Props = {
  readonly definition: AnyDefinition;
  readonly stored: StoredSection | null;
  /** The only item that the form shows. */
  readonly item?: EditedItem;
  readonly storeSection?: StoreSection;
  readonly render?: RenderPreview;
  readonly onStored: SectionFormOptions['onStored'];
  /** Returns to the list; absent where the form is the whole page. */
  readonly onClose?: () => void;
  /** The head of the page; `cancel` asks before changes are lost, `preview` is the button that opens it. */
  readonly header: (form: SectionForm, cancel: () => void, preview: ReactNode) => ReactNode;
};
const none = [] as const;

/** The edit view: form, preview, help guide, save bar. */
export function SectionFormView({
  definition,
  stored,
  item: opened,
  storeSection,
  render,
  onStored,
  onClose,
  header,
}: Props) {
  const fields = definition.sectionFields ?? none;
  const [item, setItem] = useState(opened);
  const form = useSectionForm({ definition, stored, fields, storeSection, onStored, item });
  const leave = useConfirmLeave();
  const sheet = useState(false);
  const [, setSheet] = sheet;
  const { draft, id } = form;
  useEffect(() => {
    if (opened?.isNew) goTo(id, ['content', opened.index]); // to type at once
  }, [opened, id]);
  const { labels } = definition;
  const discard = useConfirmDiscard(form.dirty, form.giveUp);
  const cancel = onClose ? () => leave(onClose) : discard;
  /** Shows the item that was clicked in the preview, unless a new one is being edited. */
  const showItem = ([, index]: Path) => item && !item.isNew && typeof index === 'number' && setItem({ index });
  useEscape(onClose ? cancel : undefined);
  const { title, content } = asDraft(draft.value);
  const hasPreview = useSaysSomething(definition, content) && render !== undefined;
  return (
    <Page>
      {header(form, cancel, hasPreview && <PreviewToggle onOpen={() => setSheet(true)} />)}
      {!item && <FormSampleLine definition={definition} stored={stored} form={form} />}
      <SplitForm noValidate onSubmit={form.onSubmit}>
        <SplitFields>
          <SectionFields definition={definition} fields={fields} form={form} singleIndex={item?.index} />
          <HelpGuide sentences={labels.help} />
        </SplitFields>
        {hasPreview && (
          <SectionPreview
            form={form}
            sheet={sheet}
            onGoTo={showItem}
            render={render}
            id={definition.id}
            title={title}
            content={content}
          />
        )}
      </SplitForm>
      <SaveBar form={form} saveLabel={labels.save} onCancel={cancel} onPreview={hasPreview && (() => setSheet(true))} />
    </Page>
  );
}

/** Whether there is anything to look at: an item is blank until something is typed. */
function useSaysSomething({ editor }: AnyDefinition, content: unknown): boolean {
  const value = useDeferredValue(content);
  return useMemo(() => isFilled(nodeType(editor).withoutBlanks(editor, value)), [editor, value]);
}
