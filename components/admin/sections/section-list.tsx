'use client';
import { Eye, EyeOff, Keyboard } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StoredSection } from '@/sections/public-site';
import type { Preview } from '@/sections/text-preview';
import { SelectButton, SelectionFrame } from '../editor/selection-frame';
import { useSortable } from '../sortable/use-sortable';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Kbd } from '../ui/kbd';
import { TitledPanel } from '../ui/panel';
import { SectionRow } from './section-row';
import type { Sections } from './use-sections';

type Props = {
  readonly list: Sections;
  readonly previewOf: (section: StoredSection) => Preview;
  readonly markOf?: (section: StoredSection) => ReactNode;
  readonly onEdit: (section: StoredSection) => void;
  /** Below the last section. */
  readonly foot?: ReactNode;
};

/** All sections in the order of the site. A move by the handle or the buttons saves the order at once. */
export function SectionList({ list, previewOf, markOf, onEdit, foot }: Props) {
  const { sections, fixed, movable, rows, move, showPicked } = list;
  const { dragStateOf, listProps } = useSortable({
    count: movable.length,
    name: (index) => movable[index]?.title ?? '',
    onMove: (from, to) => void move(from, to),
  });
  const row = (section: StoredSection, index?: number) => (
    <SectionRow
      key={section.id}
      list={list}
      section={section}
      preview={previewOf(section)}
      index={index}
      dragState={index === undefined ? undefined : dragStateOf(index)}
      mark={markOf?.(section)}
      onEdit={() => onEdit(section)}
    />
  );
  if (sections.length === 0) {
    return (
      <EmptyState>
        <h2>Aucune section disponible</h2>
      </EmptyState>
    );
  }
  return (
    <>
      <TitledPanel title="Dans l’ordre du site" aside={sections.length > 1 && <SelectButton rows={rows} many="sections" />}>
        {rows.isOn && (
          <SelectionFrame {...rows}>
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
          {fixed.map((section) => row(section))}
          {movable.map((section, index) => row(section, index))}
        </ul>
        {foot && <div className="border-rule border-t p-3">{foot}</div>}
      </TitledPanel>
      <p className="flex items-start gap-2 text-ink-faint text-sm">
        <Keyboard className="size-3.75" aria-hidden />
        <span>
          Pour réordonner{'\u00a0'}: glisser la poignée
          <span className="pointer-coarse:hidden">
            , ou s’y placer, <Kbd>Espace</Kbd> puis <Kbd>↑</Kbd> <Kbd>↓</Kbd>, et <Kbd>Espace</Kbd> pour poser
          </span>
          . L’ordre est enregistré aussitôt.
        </span>
      </p>
    </>
  );
}
