'use client';
import { Keyboard, Plus } from 'lucide-react';
import { useState } from 'react';
import { addSection, saveSection } from '@/lib/api-client';
import type { SectionType } from '@/lib/content/define';
import { preview } from '@/lib/content/preview';
import type { StoredSection } from '@/lib/content/site';
import { useOwner } from '../desk/owner';
import { PageHead, ViewOnSite } from '../page-head';
import { AddSectionDialog, EditSectionDialog } from './section-dialog';
import { MoveHandle, SectionRow } from './section-row';
import { SectionsMeta } from './sections-meta';
import { useSections } from './use-sections';
import { useSortable } from './use-sortable';

const texts = {
  toggleFailed: 'Erreur lors de la modification de la visibilité',
  removed: 'Section supprimée',
  removeFailed: 'Erreur lors de la suppression de la section',
} as const;
type Open = { readonly at: 'edit'; readonly section: StoredSection } | { readonly at: 'add'; readonly type: SectionType; readonly title: string };

/** 'Éditeur Simple' (spec 2.12): all sections in the order of the site; the handle moves them. */
export function SimpleEditor({ initial }: { readonly initial: readonly StoredSection[] }) {
  const owner = useOwner();
  const list = useSections(initial, texts);
  const { sections } = list;
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const sortable = useSortable({ count: sections.length, name: (index) => sections[index]?.title ?? '', onMove: (from, to) => void list.move(from, to) });
  const stored = (section: StoredSection) => {
    list.put(section);
    close();
  };

  return (
    <div className="page">
      <PageHead
        title="Éditeur Simple"
        meta={<SectionsMeta sections={sections} state={list.state} />}
        actions={
          <>
            <ViewOnSite />
            <button type="button" className="btn primary" onClick={() => setOpen({ at: 'add', type: 'text', title: '' })}>
              <Plus className="icon sm" aria-hidden />
              Ajouter une section
            </button>
          </>
        }
      />
      {sections.length === 0 ? (
        <div className="empty">
          <h2>Aucune section disponible</h2>
        </div>
      ) : (
        <ul className="rows panel" aria-label="Sections, dans l’ordre du site" ref={sortable.list}>
          {sections.map((section, index) => (
            <SectionRow
              key={section.id}
              section={section}
              preview={preview(section.type, section.content)}
              look={sortable.lookOf(index)}
              lead={<MoveHandle title={section.title} {...sortable.handleProps(index)} />}
              moves={{
                ...(index > 0 && { up: () => void list.move(index, index - 1) }),
                ...(index < sections.length - 1 && { down: () => void list.move(index, index + 1) }),
              }}
              onToggle={() => void list.toggle(section)}
              onEdit={() => setOpen({ at: 'edit', section })}
              onRemove={() => void list.remove(section)}
            />
          ))}
        </ul>
      )}
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
      {open?.at === 'edit' && (
        <EditSectionDialog section={open.section} send={(change) => saveSection(owner.id, open.section.id, change)} onStored={stored} onClose={close} />
      )}
      {open?.at === 'add' && (
        <AddSectionDialog
          key={open.type}
          type={open.type}
          title={open.title}
          send={async ({ title, type, content, visible }) =>
            dropCurrent(await addSection(owner.id, { title, type, content, visible, order: sections.length + 1 }))
          }
          onType={(type, title) => setOpen({ at: 'add', type, title })}
          onStored={stored}
          onClose={close}
        />
      )}
    </div>
  );
}

/** A new section has no version that it could collide with. */
function dropCurrent(result: Awaited<ReturnType<typeof addSection>>) {
  if (result.ok) return result;
  const { current: _, ...failure } = result;
  return failure;
}
