import type { ResearchProject } from 'schema-dts';
import { type JsonLdOf, mostItems, personId } from '../json-ld';
import type { Projet } from './definition';

/** The projects that the owner takes part in. */
export const projectsJsonLd: JsonLdOf<'projets'> = (projects, { origin }) => ({
  things: projects.slice(0, mostItems).map((project) => projectThing(project, origin)),
});

function projectThing({ title, details }: Projet, origin: string): ResearchProject {
  return {
    '@type': 'ResearchProject',
    name: title,
    ...(details.financement && { funder: { '@type': 'Organization', name: details.financement } }),
    member: { '@id': personId(origin) },
  };
}
