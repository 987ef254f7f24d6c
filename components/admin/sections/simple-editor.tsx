'use client';
import { Plus } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { addSection, saveSection } from '@/lib/site/api/client';
import { listedItems } from '@/sections/listed-items';
import type { StoredSection } from '@/sections/public-site';
import { preview } from '@/sections/text-preview';
import { useGuided } from '../guide/use-guided';
import { BackLink, PageHeader, ViewOnSite } from '../page-header';
import { useOwner } from '../providers/owner';
import { Button } from '../ui/button';
import { Page } from '../ui/page';
import { type DialogSubject, SectionDialog } from './section-dialog';
import { SectionList, SectionsMeta } from './section-list';
import { useSections } from './use-sections';

const texts = {
  toggleFailed: 'Erreur lors de la modification de la visibilité',
  removed: 'Section supprimée',
  removeFailed: 'Erreur lors de la suppression de la section',
} as const;

const purpose =
  'Pour composer la page\u00a0: ajouter une section, changer son texte dans un formulaire, la masquer ou la déplacer.';

const blank: DialogSubject = { section: null, type: 'text', title: '', focus: 'title' };

type Props = { readonly initial: readonly StoredSection[] };

/**
 * The page 'Éditeur Simple', which lists all sections in the order of the site and edits, adds, removes and moves them.
 * Its address with
 * `?ajouter` opens the dialog of a new one.
 */
export function SimpleEditor({ initial }: Props) {
  const owner = useOwner();
  const { isGuided } = useGuided();
  const list = useSections(initial, texts);
  const { sections } = list;
  const isAdding = useSearchParams().has('ajouter');
  const [open, setOpen] = useState<DialogSubject | null>(null);
  // Once the page stands: Next scrolls to the top of a page that it has led to, and where a dialog is in front it would
  // only do so when that closes, away from the row of the new section. A reload opens no other one.
  useEffect(() => {
    if (!isAdding) return;
    setOpen(blank);
    window.history.replaceState(null, '', '/admin/sections');
  }, [isAdding]);
  const stored = (section: StoredSection, isAllStored: boolean) => {
    list.put(section);
    if (isAllStored) setOpen((now) => (now === open ? null : now)); // another may have been opened meanwhile
  };

  return (
    <Page>
      <PageHeader
        title="Éditeur Simple"
        back={isGuided && <BackLink href="/admin">Tableau de bord</BackLink>}
        purpose={purpose}
        meta={<SectionsMeta sections={sections} state={list.state} />}
        actions={
          <>
            <ViewOnSite />
            <Button variant="primary" onClick={() => setOpen(blank)}>
              <Plus aria-hidden />
              Ajouter une section
            </Button>
          </>
        }
      />
      <SectionList
        list={list}
        previewOf={(section) => preview(section.type, listedItems(section))}
        onEdit={(section) => setOpen({ section })}
      />
      {open && (
        <SectionDialog
          key={open.section ? open.section.id : open.type}
          subject={open}
          storeSection={(change, base) =>
            base
              ? saveSection(owner.id, base.id, change)
              : addSection(owner.id, { ...change, order: sections.length + 1 })
          }
          onType={setOpen}
          onStored={stored}
          onClose={() => setOpen(null)}
        />
      )}
    </Page>
  );
}
