import { Check, Eye, EyeOff, GripVertical, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatTime } from '@/lib/format/dates';
import { counted, quoted } from '@/lib/format/french';
import type { SectionPlace } from '@/sections/define';
import type { StoredSection } from '@/sections/public-site';
import { type Preview, typeLabel } from '@/sections/text-preview';
import { focusIn } from '../form/draft';
import { type DragState, dragLook, MoveButtons, RowStart, useSortable } from '../sortable';
import { SampleBadge, VisibilityBadge } from '../ui/badge';
import { Button, IconButton } from '../ui/button';
import { cx } from '../ui/cx';
import { HelpGuide } from '../ui/disclosure';
import { ItemButtons } from '../ui/item-buttons';
import { onHover, TitledPanel, Tools } from '../ui/panel';
import { EmptyState, Row, RowNote, TitleButton } from '../ui/rows';
import { SelectButton, SelectionFrame } from '../ui/selection';
import { Status } from '../ui/status';
import type { Sections } from './use-sections';

type Props = Readonly<{
  list: Sections;
  previewOf: (section: StoredSection) => Preview;
  markOf?: (section: StoredSection) => ReactNode;
  onEdit: (section: StoredSection) => void;
}>;

/** All sections in the site's order. A move by the handle or buttons saves the order at once. */
export function SectionList(props: Props) {
  const { list } = props;
  const { sections, movable, rows, move, showPicked } = list;
  const { dragStateOf, listProps } = useSortable({
    count: movable.length,
    name: (index) => movable[index]?.title ?? '',
    onMove: move,
  });
  if (sections.length === 0) {
    return (
      <EmptyState>
        <h2>Aucune section disponible</h2>
      </EmptyState>
    );
  }
  return (
    <TitledPanel
      title="Dans l’ordre du site"
      aside={sections.length > 1 && <SelectButton rows={rows} many="sections" />}
    >
      {rows.isOn && (
        <SelectionFrame rows={rows}>
          <Button disabled={rows.picked.size === 0} onClick={() => void showPicked(true)}>
            <Eye />
            Afficher
          </Button>
          <Button disabled={rows.picked.size === 0} onClick={() => void showPicked(false)}>
            <EyeOff />
            Masquer
          </Button>
        </SelectionFrame>
      )}
      <ul className="list-none" aria-label="Sections, dans l’ordre du site" {...listProps}>
        {sections.map((section) => {
          const index = movable.indexOf(section);
          const dragState = dragStateOf(index);
          return <SectionRow key={section.id} {...{ ...props, section, index, dragState }} />;
        })}
      </ul>
    </TitledPanel>
  );
}

export function SectionsMeta({ sections, outcome, stateOf }: Pick<Sections, 'sections' | 'outcome' | 'stateOf'>) {
  const visible = sections.filter((section) => stateOf(section) === 'visible').length;
  return (
    <>
      <span className="lining-nums tabular-nums">
        {counted(sections.length, 'section', 'sections')}, {counted(visible, 'visible', 'visibles')}
      </span>
      <span role="status">
        {outcome && 'when' in outcome && (
          <Status as="span" tone="ok">
            <Check className="size-3.75" />
            Sauvegardé à {formatTime(outcome.when)}
          </Status>
        )}
        {outcome && 'failed' in outcome && (
          <Status as="span" tone="err">
            <TriangleAlert className="size-3.75" />
            {outcome.failed}
          </Status>
        )}
      </span>
    </>
  );
}

type RowProps = Props &
  Readonly<{
    section: StoredSection;
    /** Its index among the movable ones; negative for a part of a block. */
    index: number;
    dragState: DragState;
  }>;

/** The block of the page that contains a section, which is therefore not movable. */
const blocks: Readonly<Record<SectionPlace, string>> = { page: '', about: 'de présentation', teaching: 'des cours' };

function SectionRow({ list, section, index, dragState, previewOf, markOf, onEdit }: RowProps) {
  const { movable, rows, awaited, focusRow, canToggle, move, toggle, remove } = list;
  const { id, title, visible } = section;
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (id !== awaited) return;
    focusIn(ref.current, true);
    focusRow('');
  });
  const preview = previewOf(section);
  const isPart = index < 0;
  const edit = () => onEdit(section);
  const pick = rows.isOn ? () => rows.pick(id) : undefined;
  const { place, sample } = list.factsOf(section);
  const part = `Partie du bloc ${blocks[place]}`;
  const EyeIcon = visible ? EyeOff : Eye;
  return (
    <Row
      tall
      ref={ref}
      tabIndex={-1}
      className={cx(
        'group',
        dragLook,
        'max-sm:grid-cols-[2rem_minmax(0,1fr)_auto] max-sm:gap-x-2 max-sm:gap-y-1 max-sm:ps-1 max-sm:pe-2 sm:grid-cols-[1.75rem_minmax(0,1fr)_5.5rem_10.25rem] sm:gap-3',
        'columns:grid-cols-[1.75rem_minmax(0,15rem)_minmax(0,1fr)_5.5rem_10.25rem]',
      )}
      data-index={isPart ? undefined : index}
      data-drag={dragState}
    >
      {isPart && !pick ? (
        <IconButton
          icon={GripVertical}
          size="handle"
          label={`${quoted(title)} ne se déplace pas\u00a0: ${part.toLowerCase()}`}
          disabled
        />
      ) : (
        <RowStart name={title} dragState={dragState} picked={rows.picked.has(id)} onPick={pick} />
      )}
      <div>
        <TitleButton className={cx('font-medium', visible ? 'text-ink' : 'text-ink-faint')} onClick={edit} data-title>
          {title}
        </TitleButton>
        <RowNote className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5">
          {markOf?.(section)}
          {typeLabel(section.type)} <SampleBadge count={sample} />{' '}
          {isPart && <span className="basis-full">{part}</span>}
        </RowNote>
      </div>
      <p
        className={cx(
          'wrap-anywhere text-sm max-columns:col-span-full max-columns:col-start-2 max-columns:row-start-2 [&_em]:text-ink-faint [&_em]:not-italic',
          visible ? 'text-ink-soft' : 'text-ink-faint',
        )}
      >
        {preview.empty ? <em>{preview.text}</em> : preview.text} {preview.more && <em>{preview.more}</em>}
      </p>
      <span className="flex max-sm:col-start-3 max-sm:row-start-1">
        <VisibilityBadge state={list.stateOf(section)} />
      </span>
      <Tools
        className={cx(
          onHover,
          'max-sm:-ms-2.5 max-sm:col-span-full max-sm:col-start-2 max-sm:row-start-3 sm:justify-self-end',
        )}
      >
        {!isPart && (
          <MoveButtons what={quoted(title)} index={index} last={index === movable.length - 1} onMove={move} />
        )}
        {canToggle(section) && (
          <IconButton
            label={`${visible ? 'Masquer' : 'Afficher'} ${quoted(title)}`}
            icon={EyeIcon}
            onClick={() => toggle(section)}
          />
        )}
        <ItemButtons name={title} edit={{ onClick: edit }} onRemove={() => remove(section)} />
      </Tools>
    </Row>
  );
}

const guide = [
  'Texte\u00a0: un contenu mis en forme, en HTML.',
  'Liste\u00a0: une ligne par élément\u202f; les lignes vides ne sont pas gardées.',
  'Cartes\u00a0: un tableau d’objets, au format JSON.',
];

export function TypesGuide() {
  return <HelpGuide sentences={guide} title="Les trois types" />;
}
