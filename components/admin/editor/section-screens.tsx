'use client';
import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { AnyDefinition } from '@/sections/define';
import { nodeType } from '@/sections/nodes/table';
import type { StoredSection } from '@/sections/public-site';
import { itemsAt, type Path } from '../form/draft';
import { goTo } from '../form/focus-field';
import { useEscape } from '../form/keys';
import { SaveBar } from '../form/save-bar';
import { useConfirmDiscard } from '../form/use-confirm-discard';
import { useGuided } from '../guide/use-guided';
import { HelpGuide } from '../help-guide';
import { BackButton, BackLink, Page, PageHeader, ViewOnSite } from '../page-header';
import { PreviewToggle } from '../preview/preview-button';
import type { RenderPreview } from '../preview/render-preview';
import { SectionPreview } from '../preview/section-preview';
import { useNavigate } from '../providers/navigate';
import { useConfirmLeave } from '../providers/navigation-blocker';
import { IconButton } from '../ui/button';
import { SplitFields, SplitForm } from '../ui/form-layout';
import { FormSampleLine, SectionFields } from './editor-form';
import { isFilled } from './group-editor';
import {
  type CardPlace,
  HiddenLine,
  headingOf,
  SectionMeta,
  SectionOverview,
  SectionTools,
  type Summaries,
  SummariesContext,
} from './section-overview';
import { useEditCards } from './use-edit-cards';
import {
  asDraft,
  type EditedItem,
  type SectionForm,
  type SectionFormOptions,
  useSectionForm,
} from './use-section-form';

export type EditorProps = Pick<ScreensProps, 'sections' | 'render'>;

/** The editor of what one page edits: a kind, then its companions. */
export const sectionEditor = (definitions: readonly AnyDefinition[], summaries: Summaries = {}) =>
  function SectionEditor(props: EditorProps) {
    return (
      <SummariesContext value={summaries}>
        <SectionScreens definitions={definitions} {...props} />
      </SummariesContext>
    );
  };

type ScreensProps = {
  /** The page's own definition first, then its companions. */
  readonly definitions: readonly AnyDefinition[];
  readonly sections: Readonly<Record<string, StoredSection | null>>;
  /** By default `saveSection`. */
  readonly storeSection?: SectionFormOptions['storeSection'];
  /** Renders the preview beside the form; without it there is none. */
  readonly render?: RenderPreview;
};
/** `current`: the card that the form was open for. */
type Screen =
  | { readonly at: 'list'; readonly returned: boolean; readonly current?: CardPlace }
  | { readonly at: 'form'; readonly id: string; readonly item?: EditedItem; readonly startsPaste?: boolean };

/** Leads back to the guide that has opened the page. */
const dashboard = <BackLink href="/admin">Tableau de bord</BackLink>;

/** The list view and the edit view of a kind, or the form alone for a group or a map. */
export function SectionScreens({ definitions: parts, sections, storeSection, render }: ScreensProps) {
  const { partOf, savedAt, keep } = useEditCards(sections, storeSection);
  const { isGuided, finish } = useGuided();
  const visit = useNavigate();
  const [main, ...companions] = parts.map(partOf);
  const isPage = main !== undefined && nodeType(main.definition.editor).isPage;
  const [screen, setScreen] = useState<Screen>(
    isGuided && main && !isPage ? { at: 'form', id: main.definition.id } : { at: 'list', returned: false },
  );
  if (!main) return null;

  const pageHeader: ComponentProps<typeof SectionFormView>['header'] = (form, _, preview) => (
    <>
      <PageHeader
        title={headingOf(main.definition)}
        meta={<SectionMeta {...main} savedAt={savedAt} isUnsaved={form.dirty} />}
        back={isGuided && dashboard}
        actions={
          <>
            {preview}
            <ViewOnSite anchor={main.definition.anchor} />
            <SectionTools tools={main.definition.tools} />
          </>
        }
      />
      <HiddenLine {...main} onShow={() => void main.show().then((shown) => shown && form.setBaseVersion(shown))} />
    </>
  );
  // A form that is the whole page stays open after a save: the owner adds and corrects here.
  if (isPage) return <SectionFormView {...main} render={render} onStored={keep} header={pageHeader} />;

  const part = screen.at === 'form' && [main, ...companions].find(({ definition }) => definition.id === screen.id);
  if (screen.at === 'form' && part) {
    const { id, item, startsPaste } = screen;
    const current = item && !item.isNew ? { id, index: item.index } : undefined;
    return (
      <SectionFormView
        key={id}
        {...part}
        item={item}
        startsPaste={startsPaste}
        storeSection={storeSection}
        render={render}
        onClose={() => (isGuided ? visit('/admin') : setScreen({ at: 'list', returned: true, current }))}
        onStored={(section, isAllStored) => {
          keep(section);
          if (!isAllStored) return;
          const added = { id: section.id, index: (item?.copyOf ?? itemsAt(section, ['content']).length - 2) + 1 };
          setScreen((now) =>
            now === screen ? { at: 'list', returned: true, current: item?.isNew ? added : current } : now,
          ); // another may have been opened meanwhile
          finish();
        }}
        header={(_, cancel, preview) => (
          <PageHeader
            focus={!item?.isNew}
            title={titleOf(part.definition, item)}
            back={isGuided ? dashboard : <BackButton onClick={cancel}>{headingOf(part.definition)}</BackButton>}
            actions={
              <>
                {preview}
                <IconButton size="corner" label="Fermer l’éditeur" icon={X} title="Fermer (Échap)" onClick={cancel} />
              </>
            }
          />
        )}
      />
    );
  }
  const { returned, current } = screen.at === 'list' ? screen : { returned: false };
  return (
    <SectionOverview
      main={main}
      companions={companions}
      savedAt={savedAt}
      focus={returned && !current}
      current={current}
      onOpen={({ definition }, item) => setScreen({ at: 'form', id: definition.id, item })}
      onPaste={({ definition }) => setScreen({ at: 'form', id: definition.id, startsPaste: true })}
    />
  );
}

function titleOf({ editor, labels }: AnyDefinition, item?: EditedItem): string {
  if (item?.isNew) return nodeType(editor).cards?.texts(editor).addOne ?? labels.editTitle;
  return (item && labels.itemTitle) ?? labels.editTitle;
}

type FormProps = Pick<SectionFormOptions, 'definition' | 'stored' | 'item' | 'storeSection' | 'onStored'> & {
  readonly startsPaste?: boolean | undefined;
  readonly render?: RenderPreview;
  /** Returns to the list; absent where the form is the whole page. */
  readonly onClose?: () => void;
  /** The head of the page; `cancel` asks before changes are lost, `preview` is the button that opens it. */
  readonly header: (form: SectionForm, cancel: () => void, preview: ReactNode) => ReactNode;
};
const none = [] as const;

/** The edit view: form, preview, help guide, save bar. */
function SectionFormView({
  definition,
  stored,
  item: opened,
  startsPaste,
  storeSection,
  render,
  onStored,
  onClose,
  header,
}: FormProps) {
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
  const deferred = useDeferredValue(content);
  const hasContent = useMemo(
    () => isFilled(nodeType(definition.editor).withoutBlanks(definition.editor, deferred)),
    [definition, deferred],
  );
  const hasPreview = hasContent && render !== undefined;
  return (
    <Page>
      {header(form, cancel, hasPreview && <PreviewToggle onOpen={() => setSheet(true)} />)}
      {!item && <FormSampleLine definition={definition} stored={stored} form={form} />}
      <SplitForm noValidate onSubmit={form.onSubmit}>
        <SplitFields>
          <SectionFields
            definition={definition}
            fields={fields}
            form={form}
            singleIndex={item?.index}
            startsPaste={startsPaste}
          />
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
