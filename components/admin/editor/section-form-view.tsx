'use client';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { AnyDefinition } from '@/sections/define';
import { nodeType } from '@/sections/nodes/table';
import type { StoredSection } from '@/sections/public-site';
import type { Path } from '../form/draft';
import { goTo } from '../form/focus-field';
import { useEscape } from '../form/keys';
import { SaveBar } from '../form/save-bar';
import { useConfirmDiscard } from '../form/use-confirm-discard';
import { HelpGuide } from '../help-guide';
import { BackButton, PageHeader } from '../page-header';
import type { RenderPreview } from '../preview/render-preview';
import { SectionPreview } from '../preview/section-preview';
import { useConfirmLeave } from '../providers/navigation-blocker';
import { IconButton } from '../ui/icon-button';
import { Page } from '../ui/page';
import { SplitAside, SplitFields, SplitForm } from '../ui/split-form';
import { HiddenLine } from './hidden-line';
import { SampleLine } from './sample-line';
import { asDraft, type EditedItem } from './section-draft';
import { SectionFields } from './section-fields';
import { useChangeWords } from './use-change-words';
import type { SectionFormOptions, StoreSection } from './use-section-form';
import { useSectionForm } from './use-section-form';

type Props = {
  readonly definition: AnyDefinition;
  readonly stored: StoredSection | null;
  /** Single-item mode: the item to edit. */
  readonly item?: EditedItem;
  readonly storeSection?: StoreSection;
  readonly render?: RenderPreview;
  readonly onStored: SectionFormOptions['onStored'];
  /** Shows the section, where it is hidden with the owner's content; absent where a list does. */
  readonly onShow?: () => Promise<StoredSection | undefined>;
  /** Where the form leads back to; by default to the list. */
  readonly back?: ReactNode;
  /** Returns to the list; absent where the form is the whole page. */
  readonly onClose?: () => void;
  /** The line below the heading. */
  readonly metaOf?: (isUnsaved: boolean) => ReactNode;
  readonly actions?: ReactNode;
};
const none = [] as const;

/** The edit view: form, preview, help guide, save bar. */
export function SectionFormView({ definition, stored, item: opened, storeSection, render, onStored, onShow, back, onClose, metaOf, actions }: Props) {
  const fields = definition.sectionFields ?? none;
  const [item, setItem] = useState(opened);
  const isNew = item?.isNew ?? false;
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
  /** In single-item mode, the item that a click in the preview leads to takes the place of the one that is shown; a new one stays. */
  const showItem = ([, index]: Path) => item && !isNew && typeof index === 'number' && setItem({ index });
  useEscape(onClose ? cancel : undefined);
  const { title, content } = asDraft(draft.value);
  const show = async () => {
    const shown = await onShow?.();
    if (shown) form.rebase(shown);
  };
  const detail = useChangeWords(definition, draft);
  return (
    <Page>
      <PageHeader
        focus={Boolean(onClose) && !isNew}
        title={titleOf(definition, Boolean(onClose), item)}
        meta={metaOf?.(form.dirty)}
        back={back ?? (onClose && <BackButton onClick={cancel}>{labels.title}</BackButton>)}
        actions={onClose ? <IconButton size="corner" label="Fermer l’éditeur" icon={X} title="Fermer (Échap)" onClick={cancel} /> : actions}
      />
      {(!item || (isNew && item.copyOf === undefined)) && <SampleLine definition={definition} stored={stored} form={form} isNew={isNew} />}
      {onShow && <HiddenLine definition={definition} stored={stored} onShow={() => void show()} />}
      <SplitForm noValidate onSubmit={form.onSubmit}>
        <SplitFields>
          <SectionFields definition={definition} fields={fields} form={form} singleIndex={item?.index} changes={detail} />
        </SplitFields>
        <SplitAside aria-label={render ? 'Aperçu et aide' : 'Aide'}>
          {render && <SectionPreview form={form} sheet={sheet} onGoTo={showItem} render={render} id={definition.id} title={title} content={content} />}
          <HelpGuide sentences={labels.help} />
        </SplitAside>
      </SplitForm>
      <SaveBar form={form} detail={detail} saveLabel={labels.save} onCancel={cancel} onPreview={render && (() => setSheet(true))} />
    </Page>
  );
}

function titleOf({ editor, labels }: AnyDefinition, isView: boolean, item?: EditedItem): string {
  if (item?.isNew) return nodeType(editor).cards?.texts(editor).addOne ?? labels.editTitle;
  if (item && labels.itemTitle) return labels.itemTitle;
  return isView ? labels.editTitle : labels.title;
}
