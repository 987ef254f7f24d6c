'use client';
import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { AnyDefinition } from '@/sections/define';
import type { StoredSection } from '@/sections/public-site';
import type { KindId } from '@/sections/registry';
import type { RenderPreview } from '../preview/render-preview';
import { SectionScreens } from './section-screens';

type Props = {
  readonly sections: Readonly<Record<string, StoredSection | null>>;
  readonly render: RenderPreview;
};

const editorOf = (...definitions: readonly AnyDefinition[]) =>
  function KindEditor(props: Props) {
    return <SectionScreens definitions={definitions} {...props} />;
  };

/** The kinds that are edited on the page of the courses. */
type WithCourses = 'cv--service' | 'intro-enseignement' | 'infos-enseignement';

/** The editor of each kind, loaded with its definition where it is edited. */
const editors: Readonly<Record<Exclude<KindId, WithCourses>, ComponentType<Props>>> = {
  'etat-civil': dynamic(() => import('@/sections/etat-civil/definition').then(({ etatCivil }) => editorOf(etatCivil))),
  'a-propos': dynamic(() => import('@/sections/a-propos/definition').then(({ aPropos }) => editorOf(aPropos))),
  'chiffres-cles': dynamic(() =>
    import('@/sections/chiffres-cles/definition').then(({ chiffresCles }) => editorOf(chiffresCles)),
  ),
  'statut-professionnel': dynamic(() =>
    import('@/sections/statut-professionnel/definition').then(({ statutProfessionnel }) =>
      editorOf(statutProfessionnel),
    ),
  ),
  'site--actualites': dynamic(() =>
    import('@/sections/actualites/definition').then(({ actualites }) => editorOf(actualites)),
  ),
  'cv--parcours': dynamic(() => import('@/sections/parcours/definition').then(({ parcours }) => editorOf(parcours))),
  'axes-recherche': dynamic(() =>
    import('@/sections/axes-recherche/definition').then(({ axesRecherche }) => editorOf(axesRecherche)),
  ),
  competences: dynamic(() =>
    import('@/sections/competences/definition').then(({ competences }) => editorOf(competences)),
  ),
  publications: dynamic(() =>
    import('@/sections/publications/definition').then(({ publications }) => editorOf(publications)),
  ),
  'theses-encadrees': dynamic(() =>
    import('@/sections/theses-encadrees/definition').then(({ thesesEncadrees }) => editorOf(thesesEncadrees)),
  ),
  'cv--jurys': dynamic(() => import('@/sections/jurys/definition').then(({ jurys }) => editorOf(jurys))),
  projets: dynamic(() => import('@/sections/projets/definition').then(({ projets }) => editorOf(projets))),
  'cv--activites': dynamic(() =>
    import('@/sections/activites/definition').then(({ activites }) => editorOf(activites)),
  ),
  responsabilites: dynamic(() =>
    import('@/sections/responsabilites/definition').then(({ responsabilites }) => editorOf(responsabilites)),
  ),
  enseignement: dynamic(() => import('../teaching/courses').then(({ courses }) => editorOf(...courses))),
};
const editorByKind = new Map<string, ComponentType<Props>>(Object.entries(editors));

/** The page of a registered kind and of its companions, the sections edited with it. */
export function SectionEditor({ kind, ...props }: Props & { readonly kind: string }) {
  const Editor = editorByKind.get(kind);
  return Editor && <Editor {...props} />;
}
