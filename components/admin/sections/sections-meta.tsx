import { Check, TriangleAlert } from 'lucide-react';
import { formatTime } from '@/lib/format/dates';
import { counted } from '@/lib/format/french';
import type { StoredSection } from '@/sections/public-site';
import type { SectionsState } from './use-sections';

/** Shown under the heading: the number of sections, and the outcome of the last change. */
export function SectionsMeta({ sections, state }: { readonly sections: readonly StoredSection[]; readonly state: SectionsState }) {
  const visible = sections.filter((section) => section.visible).length;
  return (
    <>
      <span className="num">
        {counted(sections.length, 'section', 'sections')}, {counted(visible, 'visible', 'visibles')}
      </span>
      <span role="status">
        {state.at === 'saved' && (
          <span className="state ok">
            <Check className="icon sm" aria-hidden />
            Enregistré à {formatTime(state.when)}
          </span>
        )}
        {state.at === 'failed' && (
          <span className="state err">
            <TriangleAlert className="icon sm" aria-hidden />
            {state.text}
          </span>
        )}
      </span>
    </>
  );
}
