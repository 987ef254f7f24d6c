'use client';
import type { ComponentProps } from 'react';
import type { AnyDefinition } from '@/sections/define';
import { SectionScreens } from './section-screens';
import { type Summaries, SummariesContext } from './summaries';

export type EditorProps = Pick<ComponentProps<typeof SectionScreens>, 'sections' | 'render'>;

/** The editor of what one page edits: a kind, then its companions. */
export const sectionEditor = (definitions: readonly AnyDefinition[], summaries: Summaries = {}) =>
  function SectionEditor(props: EditorProps) {
    return (
      <SummariesContext value={summaries}>
        <SectionScreens definitions={definitions} {...props} />
      </SummariesContext>
    );
  };
