'use client';
import { FileText, LayoutGrid, List, Plus } from 'lucide-react';
import { useState } from 'react';
import type { SectionType } from '@/sections/define';
import { listedItems } from '@/sections/listed-items';
import type { StoredSection } from '@/sections/public-site';
import { managerPreview } from '@/sections/text-preview';
import { HelpGuide } from '../help-guide';
import { PageHeader, ViewOnSite } from '../page-header';
import { AdminLink } from '../shell/admin-link';
import { Button } from '../ui/button';
import { Page } from '../ui/page';
import { ManagerForm } from './manager-form';
import { SectionList, SectionsMeta } from './section-list';
import { useSections } from './use-sections';

const texts = {
  toggleFailed: 'Erreur lors de la modification',
  removed: 'Section supprimée avec succès!',
  removeFailed: 'Erreur lors de la suppression',
} as const;
const drawings = { text: FileText, list: List, cards: LayoutGrid } as const;
const guide = [
  'Texte\u00a0: un contenu mis en forme, en HTML.',
  'Liste\u00a0: une ligne par élément\u202f; les lignes vides ne sont pas gardées.',
  'Cartes\u00a0: un tableau d’objets, au format JSON.',
];

const purpose =
  'Pour intervenir sur le contenu brut, tel qu’il est sauvegardé. Au quotidien, l’éditeur simple et les pages du menu suffisent.';

type Props = { readonly initial: readonly StoredSection[] };

/** The page 'Gestion Sections', which edits the content of every section as it is stored. */
export function SectionsManager({ initial }: Props) {
  const list = useSections(initial, texts);
  const [editing, setEditing] = useState<string | null>(null);
  const edited = list.sections.find(({ id }) => id === editing);
  if (edited) {
    return (
      <ManagerForm
        key={edited.id}
        section={edited}
        guide={guide}
        onClose={() => setEditing(null)}
        onStored={(section, isAllStored) => {
          list.put(section);
          if (isAllStored) setEditing(null);
        }}
      />
    );
  }
  return (
    <Page>
      <PageHeader
        title="Gestion Sections"
        purpose={purpose}
        meta={<SectionsMeta sections={list.sections} state={list.state} />}
        actions={
          <>
            <ViewOnSite />
            <Button as={AdminLink} href="/admin/sections?ajouter">
              <Plus aria-hidden />
              Ajouter une section
            </Button>
          </>
        }
      />
      <SectionList
        list={list}
        previewOf={(section) => managerPreview(section.type, listedItems(section))}
        markOf={({ type }) => <Mark type={type} />}
        onEdit={({ id }) => setEditing(id)}
      />
      <HelpGuide sentences={guide} title="Les trois types" />
    </Page>
  );
}

function Mark({ type }: { readonly type: SectionType }) {
  const Drawing = drawings[type];
  return <Drawing className="size-3.75" aria-hidden />;
}
