import { Check, TriangleAlert } from 'lucide-react';
import { formatTime } from '@/lib/format/dates';
import { counted } from '@/lib/format/french';
import type { StoredSection } from '@/sections/public-site';
import { Status } from '../ui/status';
import type { SectionsState } from './use-sections';

/** Shown under the heading: the number of sections, and the outcome of the last change. */
export function SectionsMeta({ sections, state }: { readonly sections: readonly StoredSection[]; readonly state: SectionsState }) {
  const visible = sections.filter((section) => section.visible).length;
  return (
    <>
      <span className="lining-nums tabular-nums">
        {counted(sections.length, 'section', 'sections')}, {counted(visible, 'visible', 'visibles')}
      </span>
      <span role="status">
        {state.at === 'saved' && (
          <Status as="span" tone="ok">
            <Check className="size-3.75" aria-hidden />
            Enregistré à {formatTime(state.when)}
          </Status>
        )}
        {state.at === 'failed' && (
          <Status as="span" tone="err">
            <TriangleAlert className="size-3.75" aria-hidden />
            {state.text}
          </Status>
        )}
      </span>
    </>
  );
}
