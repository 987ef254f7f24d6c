import type { ResearchProject } from 'schema-dts';
import { type JsonLdOf, mostItems, personId } from '../json-ld';
import type { Projet } from './definition';

/** The projects that the owner takes part in. */
export const projectsJsonLd: JsonLdOf<'projets'> = (projects, { origin }) => ({
  things: projects.slice(0, mostItems).map((project) => projectThing(project, origin)),
});

function projectThing({ title, details, grant }: Projet, origin: string): ResearchProject {
  const funder = grant?.funder ?? details.financement;
  return {
    '@type': 'ResearchProject',
    name: title,
    ...(funder && { funder: { '@type': 'Organization', name: funder } }),
    ...(grant?.link && { url: grant.link }),
    ...(grant?.reference && { identifier: grant.reference }),
    member: { '@id': personId(origin) },
  };
}
