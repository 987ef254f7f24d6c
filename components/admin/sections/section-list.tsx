'use client';
import { Check, Eye, EyeOff, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatTime } from '@/lib/format/dates';
import { counted } from '@/lib/format/french';
import type { StoredSection } from '@/sections/public-site';
import type { Preview } from '@/sections/text-preview';
import { SelectButton, SelectionFrame } from '../editor/selection';
import { useSortable } from '../sortable/use-sortable';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { TitledPanel } from '../ui/panel';
import { Status } from '../ui/status';
import { SectionRow } from './section-row';
import type { Sections, SectionsState } from './use-sections';

type Props = {
  readonly list: Sections;
  readonly previewOf: (section: StoredSection) => Preview;
  readonly markOf?: (section: StoredSection) => ReactNode;
  readonly onEdit: (section: StoredSection) => void;
};

/** All sections in the order of the site. A move by the handle or the buttons saves the order at once. */
export function SectionList({ list, previewOf, markOf, onEdit }: Props) {
  const { sections, movable, rows, move, showPicked } = list;
  const { dragStateOf, listProps } = useSortable({
    count: movable.length,
    name: (index) => movable[index]?.title ?? '',
    onMove: (from, to) => void move(from, to),
  });
  const row = (section: StoredSection) => {
    const index = movable.indexOf(section);
    return (
      <SectionRow
        key={section.id}
        list={list}
        section={section}
        preview={previewOf(section)}
        index={index < 0 ? undefined : index}
        dragState={dragStateOf(index)}
        mark={markOf?.(section)}
        onEdit={() => onEdit(section)}
      />
    );
  };
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
            <Eye aria-hidden />
            Afficher
          </Button>
          <Button disabled={rows.picked.size === 0} onClick={() => void showPicked(false)}>
            <EyeOff aria-hidden />
            Masquer
          </Button>
        </SelectionFrame>
      )}
      <ul className="list-none" aria-label="Sections, dans l’ordre du site" {...listProps}>
        {sections.map(row)}
      </ul>
    </TitledPanel>
  );
}

/** Shown under the heading: the number of sections, and the outcome of the last change. */
export function SectionsMeta({
  sections,
  state,
}: {
  readonly sections: readonly StoredSection[];
  readonly state: SectionsState;
}) {
  const visible = sections.filter((section) => section.visible).length;
  return (
    <>
      <span className="lining-nums tabular-nums">
        {counted(sections.length, 'section', 'sections')}, {counted(visible, 'visible', 'visibles')}
      </span>
      <span role="status">
        {state.at === 'saved' && (
          <Status as="span" tone="ok">
            <Check className="size-3.75" aria-hidden />
            Sauvegardé à {formatTime(state.when)}
          </Status>
        )}
        {state.at === 'failed' && (
          <Status as="span" tone="err">
            <TriangleAlert className="size-3.75" aria-hidden />
            {state.text}
          </Status>
        )}
      </span>
    </>
  );
}
