'use client';
import { Eye, EyeOff, Keyboard } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StoredSection } from '@/sections/public-site';
import type { Preview } from '@/sections/text-preview';
import { SelectButton, SelectionFrame } from '../editor/selection-frame';
import { type DragState, useSortable } from '../sortable/use-sortable';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Kbd } from '../ui/kbd';
import { TitledPanel } from '../ui/panel';
import type { SectionBlock } from './blocks';
import { SectionRow } from './section-row';
import type { Sections } from './use-sections';

type Props = {
  readonly list: Sections;
  readonly previewOf: (section: StoredSection) => Preview;
  readonly markOf?: (section: StoredSection) => ReactNode;
  readonly onEdit: (section: StoredSection) => void;
};

/** All sections in the order of the site. A move by the handle or the buttons saves the order at once. */
export function SectionList({ list, previewOf, markOf, onEdit }: Props) {
  const { sections, blocks, loose, rows, added, onFocused, move, toggle, showPicked, remove } = list;
  const { lookOf, listProps } = useSortable({
    count: blocks.length,
    name: (index) => blocks[index]?.[0].title ?? '',
    onMove: (from, to) => void move(from, to),
  });
  const row = (section: StoredSection, look?: DragState, index?: number, inside = false) => (
    <SectionRow
      key={section.id}
      section={section}
      preview={previewOf(section)}
      index={index}
      inside={inside}
      look={look}
      mark={markOf?.(section)}
      last={index === blocks.length - 1}
      focused={section.id === added && 'new'}
      onFocused={onFocused}
      onMove={(from, to) => void move(from, to)}
      onToggle={() => void toggle(section)}
      onEdit={() => onEdit(section)}
      onRemove={() => void remove(section)}
      {...(rows.isOn && { picked: rows.picked.has(section.id), onPick: () => rows.pick(section.id) })}
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
          {loose.map((section) => row(section))}
          {blocks.flatMap((block, index) =>
            block.map((section, nth) => row(section, lookOfRow(lookOf(index), nth, block), nth === 0 ? index : undefined, nth > 0)),
          )}
        </ul>
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

/** How a row of a block looks while something moves: all of it is taken, and the line is before its first row or after its last. */
function lookOfRow(look: DragState, nth: number, { length }: SectionBlock): DragState {
  if (look === 'before' && nth > 0) return undefined;
  return look === 'after' && nth < length - 1 ? undefined : look;
}
