'use client';
import { FileText, LayoutGrid, List } from 'lucide-react';
import { useState } from 'react';
import { managerPreview } from '@/lib/content/preview';
import type { StoredSection } from '@/lib/content/site';
import { HelpGuide } from '../help-guide';
import { PageHead, ViewOnSite } from '../page-head';
import { ManagerForm } from './manager-form';
import { SectionRow } from './section-row';
import { SectionsMeta } from './sections-meta';
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

/** 'Gestion Sections' (spec 2.13): every section's content as it is stored. */
export function SectionsManager({ initial }: { readonly initial: readonly StoredSection[] }) {
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
        onStored={(section) => {
          list.put(section);
          setEditing(null);
        }}
      />
    );
  }
  return (
    <div className="page">
      <PageHead title="Gestion Sections" meta={<SectionsMeta sections={list.sections} state={list.state} />} actions={<ViewOnSite />} />
      {list.sections.length === 0 ? (
        <div className="empty">
          <h2>Aucune section disponible</h2>
        </div>
      ) : (
        <ul className="rows panel" aria-label="Sections, dans l’ordre du site">
          {list.sections.map((section) => {
            const Drawing = drawings[section.type];
            return (
              <SectionRow
                key={section.id}
                section={section}
                preview={managerPreview(section.type, section.content)}
                lead={<Drawing className="icon faint" aria-hidden />}
                onToggle={() => void list.toggle(section)}
                onEdit={() => setEditing(section.id)}
                onRemove={() => void list.remove(section)}
              />
            );
          })}
        </ul>
      )}
      <HelpGuide sentences={guide} title="Les trois types" />
    </div>
  );
}
