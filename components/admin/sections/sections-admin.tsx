'use client';
import { FileText, LayoutGrid, List, Plus } from 'lucide-react';
import { useState } from 'react';
import { addSection, saveSection } from '@/lib/site/api/client';
import type { StoredSection } from '@/sections/public-site';
import { managerPreview, preview } from '@/sections/text-preview';
import { Page, PageHeader, ViewOnSite } from '../page-header';
import { useLoaded } from '../providers/loaded';
import { Button } from '../ui/button';
import type { FactsOf, SectionFacts } from './facts';
import type { DialogSubject } from './forms';
import { SectionList, SectionsMeta, TypesGuide } from './section-list';
import { useSections } from './use-sections';

const simple = {
  title: 'Éditeur Simple',
  purpose:
    'Pour composer la page\u00a0: ajouter une section, changer son texte dans un formulaire, la masquer ou la déplacer.',
  toggleFailed: 'Erreur lors de la modification de la visibilité',
  removed: 'Section supprimée',
  removeFailed: 'Erreur lors de la suppression de la section',
} as const;
const manager = {
  title: 'Gestion Sections',
  purpose:
    'Pour intervenir sur le contenu brut, tel qu’il est sauvegardé. Au quotidien, l’éditeur simple et les pages du menu suffisent.',
  toggleFailed: 'Erreur lors de la modification',
  removed: 'Section supprimée avec succès!',
  removeFailed: 'Erreur lors de la suppression',
} as const;
const drawings = { text: FileText, list: List, cards: LayoutGrid } as const;
const loadForms = () => import('./forms');
const blank: DialogSubject = { section: null, type: 'text', title: '', focus: 'title' };

type Props = Readonly<{
  initial: readonly StoredSection[];
  facts: Readonly<Record<string, SectionFacts>>;
  /** Whether it is « Gestion Sections », which edits each section's stored content. */
  raw?: boolean;
}>;

export function SectionsAdmin({ initial, facts, raw = false }: Props) {
  const texts = raw ? manager : simple;
  const factsOf: FactsOf = ({ id, content }) =>
    facts[id] ?? { place: 'page', hasContent: true, sample: 0, isAllSample: false, listed: content };
  const list = useSections(initial, factsOf, texts);
  const { sections } = list;
  const [open, setOpen] = useState<DialogSubject | null>(null);
  const forms = useLoaded(open && loadForms, () => setOpen(null));
  const edited = raw && open?.section ? sections.find(({ id }) => id === open.section.id) : undefined;
  const close = () => {
    if (edited) list.focusRow(edited.id);
    setOpen(null);
  };
  const stored = (section: StoredSection, isAllStored: boolean) => {
    list.put(section);
    if (!isAllStored) return;
    if (edited) list.focusRow(edited.id);
    setOpen((now) => (now === open ? null : now)); // another may be open by now
  };
  if (forms && edited) return <forms.ManagerForm key={edited.id} section={edited} onClose={close} onStored={stored} />;
  return (
    <Page>
      <PageHeader
        title={texts.title}
        purpose={texts.purpose}
        meta={<SectionsMeta {...list} />}
        actions={
          <>
            <ViewOnSite />
            <Button variant={raw ? 'plain' : 'primary'} onClick={() => setOpen(blank)}>
              <Plus />
              Ajouter une section
            </Button>
          </>
        }
      />
      <SectionList
        list={list}
        previewOf={(section) => (raw ? managerPreview : preview)(section.type, factsOf(section).listed)}
        markOf={({ type }) => {
          const Drawing = drawings[type];
          return raw && <Drawing className="size-3.75" />;
        }}
        onEdit={(section) => setOpen({ section })}
      />
      {raw && <TypesGuide />}
      {forms && open && !(raw && open.section) && (
        <forms.SectionDialog
          key={open.section ? open.section.id : open.type}
          subject={open}
          storeSection={(owner, change, base) =>
            base ? saveSection(owner, base.id, change) : addSection(owner, { ...change, order: sections.length + 1 })
          }
          onType={setOpen}
          onStored={stored}
          onClose={close}
        />
      )}
    </Page>
  );
}
