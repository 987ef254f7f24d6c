import { Check } from 'lucide-react';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { formatDateTime, formatTime } from '@/lib/format/dates';
import { counted } from '@/lib/format/french';
import type { AnyDefinition } from '@/sections/define';
import { nodeType } from '@/sections/nodes/table';
import type { StoredSection } from '@/sections/public-site';
import { isAllSample, isWaiting } from '@/sections/sample-items';
import { sectionState } from '@/sections/section-state';
import { goTo, type Path } from '../form/draft';
import type { NodeProps } from '../form/form-context';
import { useEscape } from '../form/keys';
import { SaveBar } from '../form/save-bar';
import { useConfirmDiscard } from '../form/use-confirm-discard';
import { Page, PageHeader, ViewOnSite } from '../page-header';
import { blocksOf } from '../preview/blocks';
import { PreviewToggle } from '../preview/preview-button';
import { PreviewPane, type RenderPreview } from '../preview/preview-pane';
import { AdminLink } from '../providers/navigate';
import { useConfirmLeave } from '../providers/navigation-blocker';
import { useOwner } from '../providers/session';
import { VisibilityBadge } from '../ui/badge';
import { Button } from '../ui/button';
import { HelpGuide } from '../ui/disclosure';
import { SplitFields, SplitForm } from '../ui/form-layout';
import { StateLine } from '../ui/state-line';
import { Status } from '../ui/status';
import { SectionFields, SectionSampleLine } from './editor-form';
import { isFilled } from './group-editor';
import { type OverviewPart, useEditCards } from './use-edit-cards';
import { asDraft, type SectionForm, type SectionFormOptions, useSectionForm } from './use-section-form';

export type EditorProps = Readonly<{
  sections: Readonly<Record<string, StoredSection | null>>;
  /** Samples of the kinds whose content still has some, by kind id. */
  samples: Readonly<Record<string, unknown>>;
  /** Renders the preview, if there is one. */
  render?: RenderPreview;
}>;

/** The kinds that a page edits, each with its sample. */
export const useKinds = (definitions: readonly AnyDefinition[], samples: EditorProps['samples']) =>
  useState(() => definitions.map((each): AnyDefinition => ({ ...each, defaults: samples[each.id] })))[0];

/** The editor of a kind whose form is the whole page (a group or a map), so that it stays open after a save. */
export const pageEditor = (definition: AnyDefinition) =>
  function PageEditor({ sections, samples, render }: EditorProps) {
    const { partOf, savedAt, keep } = useEditCards(sections);
    const [main] = useKinds([definition], samples).map(partOf);
    if (!main) return null;
    return (
      <SectionFormView
        {...main}
        render={render}
        onStored={keep}
        header={(form, _, preview) => (
          <>
            <PageHeader
              title={headingOf(definition)}
              meta={<SectionMeta {...main} savedAt={savedAt} isUnsaved={form.dirty} />}
              actions={
                <>
                  <ViewOnSite anchor={definition.anchor} />
                  {preview}
                  <SectionTools {...definition} />
                </>
              }
            />
            <HiddenLine
              {...main}
              onShow={() => void main.show().then((shown) => shown && form.setBaseVersion(shown))}
            />
          </>
        )}
      />
    );
  };

type FormProps = Pick<SectionFormOptions, 'definition' | 'stored' | 'item' | 'storeSection' | 'onStored'> &
  Pick<NodeProps, 'startsPaste'> &
  Readonly<{
    render?: RenderPreview;
    /** Returns to the list; absent if the form is the whole page. */
    onClose?: () => void;
    /** The page's heading; `cancel` asks before changes are lost, `preview` is the button that opens it. */
    header: (form: SectionForm, cancel: () => void, preview: ReactNode) => ReactNode;
  }>;
const none = [] as const;

export function SectionFormView({ item: opened, startsPaste, render, onClose, header, ...section }: FormProps) {
  const { definition, stored } = section;
  const fields = definition.sectionFields ?? none;
  const [item, setItem] = useState(opened);
  const form = useSectionForm({ ...section, fields, item });
  const leave = useConfirmLeave();
  const sheet = useState(false);
  const [, setSheet] = sheet;
  const { draft, id } = form;
  useEffect(() => {
    if (opened?.isNew) goTo(id, ['content', opened.index]); // so that one can type at once
  }, [opened, id]);
  const { labels } = definition;
  const discard = useConfirmDiscard(form.dirty, form.giveUp);
  const cancel = onClose ? () => leave(onClose) : discard;
  /** Shows the item clicked in the preview, unless a new one is being edited. */
  const showItem = ([, index]: Path) => item && !item.isNew && typeof index === 'number' && setItem({ index });
  useEscape(onClose ? cancel : undefined);
  const { title, content } = asDraft(draft.value);
  const deferred = useDeferredValue(content);
  const hasContent = useMemo(
    () => isFilled(nodeType(definition.editor).withoutBlanks(definition.editor, deferred)),
    [definition, deferred],
  );
  const blocks = useMemo(() => blocksOf(definition.id, content), [definition, content]);
  const preview = useMemo(
    () => render && ((json: string) => render({ id: definition.id, title, content: json })),
    [render, definition, title],
  );
  const hasPreview = hasContent && preview !== undefined;
  return (
    <Page>
      {header(form, cancel, hasPreview && <PreviewToggle onOpen={() => setSheet(true)} />)}
      {!item && <SectionSampleLine definition={definition} stored={stored} from={{ form }} />}
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
          <PreviewPane form={form} blocks={blocks} sheet={sheet} onGoTo={showItem} draft={content} render={preview} />
        )}
      </SplitForm>
      <SaveBar form={form} saveLabel={labels.save} onCancel={cancel} onPreview={hasPreview && (() => setSheet(true))} />
    </Page>
  );
}

export type Shown = Pick<OverviewPart, 'definition' | 'stored'>;

/** The menu label, or a specific title. */
export const headingOf = ({ label, labels }: AnyDefinition): string => labels.title ?? label;

export const SectionTools = ({ menu, tools }: Pick<AnyDefinition, 'menu' | 'tools'>) =>
  tools?.map(({ route, label, isShared }) => (
    <Button as={AdminLink} key={route} href={`/admin/${route}${isShared ? `?de=/admin/${menu?.route}` : ''}`}>
      {label}
    </Button>
  ));

/** The state of the stored section; `isUnsaved`: the form differs from it. */
export function SectionMeta({
  definition,
  stored,
  savedAt,
  isUnsaved = false,
}: Shown & Readonly<{ savedAt: Date | null; isUnsaved?: boolean }>) {
  const { isSampleShown } = useOwner();
  const isUnseen = useMemo(
    () => !isSampleShown && stored !== null && isAllSample(definition, stored),
    [isSampleShown, definition, stored],
  ); // a form's heading is rendered at each keystroke
  if (stored?.version === 0) return <span>Cette section paraîtra sur le site quand vous l’aurez sauvegardée.</span>;
  const count = stored ? itemCount(definition, stored.content) : '';
  return (
    <>
      {isUnsaved && <span>Avant vos modifications&nbsp;:</span>}
      {stored && !definition.internal && <VisibilityBadge state={sectionState(stored.visible, isUnseen)} />}
      {count && <span className="lining-nums tabular-nums">{count}</span>}
      {savedAt ? (
        <Status as="span" tone={isUnsaved ? 'plain' : 'ok'}>
          {!isUnsaved && <Check className="size-3.75" />}
          Sauvegardé à {formatTime(savedAt)}
        </Status>
      ) : (
        <span>Dernière modification&nbsp;: {formatDateTime(stored?.updated_at)}</span>
      )}
    </>
  );
}

/** « 5 projets », « 11 axes de recherche »; '' for rich text. */
function itemCount({ count, editor, labels }: AnyDefinition, content: unknown): string {
  const nouns = labels.counted ?? nodeType(editor).counted(editor);
  return nouns ? counted(count(content), ...nouns) : '';
}

export function HiddenLine({ definition, stored, onShow }: Shown & { readonly onShow: () => void }) {
  if (!stored || stored.visible || isWaiting(definition, stored) || definition.count(stored.content) === 0) return null;
  return (
    <StateLine
      label={`${definition.label}\u00a0: section masquée`}
      tone="hidden"
      title="Votre contenu n’est pas sur le site."
      actions={<Button onClick={onShow}>Afficher la section</Button>}
    >
      La section est masquée.
    </StateLine>
  );
}
