'use client';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { addSection, saveSection } from '@/lib/api/client';
import type { SectionType } from '@/sections/define';
import type { StoredSection } from '@/sections/public-site';
import { preview } from '@/sections/text-preview';
import { PageHeader, ViewOnSite } from '../page-header';
import type { RenderPreview } from '../preview/render-preview';
import { useOwner } from '../providers/owner';
import { Button } from '../ui/button';
import { Page } from '../ui/page';
import { AddSectionDialog, EditSectionDialog } from './section-dialog';
import { SectionList } from './section-list';
import { SectionsMeta } from './sections-meta';
import { useSections } from './use-sections';

const texts = {
  toggleFailed: 'Erreur lors de la modification de la visibilité',
  removed: 'Section supprimée',
  removeFailed: 'Erreur lors de la suppression de la section',
} as const;
type Open = { readonly at: 'edit'; readonly section: StoredSection } | { readonly at: 'add'; readonly type: SectionType; readonly title: string };

type Props = { readonly initial: readonly StoredSection[]; readonly render: RenderPreview };

/** The page 'Éditeur Simple', which lists all sections in the order of the site and edits, adds, removes and moves them. */
export function SimpleEditor({ initial, render }: Props) {
  const owner = useOwner();
  const list = useSections(initial, texts);
  const { sections } = list;
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const stored = (section: StoredSection, isAll: boolean) => {
    list.put(section);
    if (isAll) close();
  };

  return (
    <Page>
      <PageHeader
        title="Éditeur Simple"
        meta={<SectionsMeta sections={sections} state={list.state} />}
        actions={
          <>
            <ViewOnSite />
            <Button variant="primary" onClick={() => setOpen({ at: 'add', type: 'text', title: '' })}>
              <Plus aria-hidden />
              Ajouter une section
            </Button>
          </>
        }
      />
      <SectionList list={list} previewOf={({ type, content }) => preview(type, content)} onEdit={(section) => setOpen({ at: 'edit', section })} />
      {open?.at === 'edit' && (
        <EditSectionDialog
          section={open.section}
          render={render}
          send={(change) => saveSection(owner.id, open.section.id, change)}
          onStored={stored}
          onClose={close}
        />
      )}
      {open?.at === 'add' && (
        <AddSectionDialog
          key={open.type}
          type={open.type}
          title={open.title}
          render={render}
          send={async ({ title, type, content, visible, version }, added) =>
            added
              ? saveSection(owner.id, added.id, { title, content, visible, version })
              : dropCurrent(await addSection(owner.id, { title, type, content, visible, order: sections.length + 1 }))
          }
          onType={(type, title) => setOpen({ at: 'add', type, title })}
          onStored={stored}
          onClose={close}
        />
      )}
    </Page>
  );
}

/** A new section has no stored version to conflict with. */
function dropCurrent(result: Awaited<ReturnType<typeof addSection>>) {
  if (result.ok) return result;
  const { current: _, ...failure } = result;
  return failure;
}
