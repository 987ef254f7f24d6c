'use client';
import { Keyboard } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StoredSection } from '@/sections/public-site';
import type { Preview } from '@/sections/text-preview';
import { useSortable } from '../sortable/use-sortable';
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
  const { sections, move, toggle, remove } = list;
  const { lookOf, listProps } = useSortable({
    count: sections.length,
    name: (index) => sections[index]?.title ?? '',
    onMove: (from, to) => void move(from, to),
  });
  if (sections.length === 0) {
    return (
      <div className="empty">
        <h2>Aucune section disponible</h2>
      </div>
    );
  }
  return (
    <>
      <ul className="rows panel" aria-label="Sections, dans l’ordre du site" {...listProps}>
        {sections.map((section, index) => (
          <SectionRow
            key={section.id}
            section={section}
            preview={previewOf(section)}
            index={index}
            look={lookOf(index)}
            mark={markOf?.(section)}
            last={index === sections.length - 1}
            onMove={(from, to) => void move(from, to)}
            onToggle={() => void toggle(section)}
            onEdit={() => onEdit(section)}
            onRemove={() => void remove(section)}
          />
        ))}
      </ul>
      <p className="tip">
        <Keyboard className="icon sm" aria-hidden />
        <span>
          Pour réordonner{'\u00a0'}: glisser la poignée
          <span className="keys">
            , ou s’y placer, <kbd>Espace</kbd> puis <kbd>↑</kbd> <kbd>↓</kbd>, et <kbd>Espace</kbd> pour poser
          </span>
          . L’ordre est enregistré aussitôt.
        </span>
      </p>
    </>
  );
}
