'use client';
import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { AnyDefinition } from '@/sections/define';
import { type EditorProps, pageEditor } from './section-form';
import type { Summaries } from './section-screens';

const SectionScreens = dynamic(() => import('./section-screens').then((screens) => screens.SectionScreens));

const sectionEditor = (definitions: readonly AnyDefinition[], summaries?: Summaries) => (props: EditorProps) => (
  <SectionScreens {...props} definitions={definitions} summaries={summaries} />
);

/** The editor at each /admin/<route>, loaded alone, so that a page loads only the definitions it edits. */
export const editors: Readonly<Record<string, ComponentType<EditorProps>>> = {
  about: dynamic(() => import('@/sections/a-propos/definition').then(({ aPropos }) => sectionEditor([aPropos]))),
  activities: dynamic(() => import('@/sections/activites/definition').then(({ activites }) => pageEditor(activites))),
  career: dynamic(() => import('@/sections/parcours/definition').then(({ parcours }) => pageEditor(parcours))),
  'civil-status': dynamic(() =>
    import('@/sections/etat-civil/definition').then(({ etatCivil }) => sectionEditor([etatCivil])),
  ),
  competences: dynamic(() =>
    import('@/sections/competences/definition').then(({ competences }) => sectionEditor([competences])),
  ),
  courses: dynamic(() =>
    import('../teaching/service-summary').then(({ courses, summaries }) => sectionEditor(courses, summaries)),
  ),
  education: dynamic(() =>
    import('@/sections/statut-professionnel/definition').then(({ statutProfessionnel }) =>
      sectionEditor([statutProfessionnel]),
    ),
  ),
  juries: dynamic(() => import('@/sections/jurys/definition').then(({ jurys }) => sectionEditor([jurys]))),
  'key-figures': dynamic(() =>
    import('@/sections/chiffres-cles/definition').then(({ chiffresCles }) => sectionEditor([chiffresCles])),
  ),
  news: dynamic(() => import('@/sections/actualites/definition').then(({ actualites }) => sectionEditor([actualites]))),
  projects: dynamic(() => import('@/sections/projets/definition').then(({ projets }) => sectionEditor([projets]))),
  publications: dynamic(() =>
    import('@/sections/publications/definition').then(({ publications }) => pageEditor(publications)),
  ),
  research: dynamic(() =>
    import('@/sections/axes-recherche/definition').then(({ axesRecherche }) => sectionEditor([axesRecherche])),
  ),
  responsibilities: dynamic(() =>
    import('@/sections/responsabilites/definition').then(({ responsabilites }) => sectionEditor([responsabilites])),
  ),
  theses: dynamic(() =>
    import('@/sections/theses-encadrees/definition').then(({ thesesEncadrees }) => pageEditor(thesesEncadrees)),
  ),
};

export function KindEditor({ route, ...props }: EditorProps & Readonly<{ route: string }>) {
  const Editor = editors[route];
  return Editor && <Editor {...props} />;
}
