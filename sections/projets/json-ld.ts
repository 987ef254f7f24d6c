import type { ResearchProject } from 'schema-dts';
import { type JsonLdOf, mostItems, personId } from '../json-ld';
import type { Projet } from './definition';

export const projectsJsonLd: JsonLdOf<'projets'> = (projects, { origin }) => ({
  things: projects.slice(0, mostItems).map((project) => projectThing(project, origin)),
});

/** A sum of money rather than an organisation. */
const amount =
  /\d\s*(?:k|m|millions? d[e’'])?\s*(?:€|\$|£|(?:euros?|eur|mad|dhs?|dirhams?|usd|gbp|chf|fcfa|xof)(?!\p{L}))/iu;

function projectThing({ title, details, grant }: Projet, origin: string): ResearchProject {
  const funder = [grant?.funder, details.financement].find((text) => text && !amount.test(text));
  return {
    '@type': 'ResearchProject',
    name: title,
    ...(funder && { funder: { '@type': 'Organization', name: funder } }),
    ...(grant?.link && { url: grant.link }),
    ...(grant?.reference && { identifier: grant.reference }),
    member: { '@id': personId(origin) },
  };
}
