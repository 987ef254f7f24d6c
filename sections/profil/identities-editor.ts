/** How the identifiers are edited. */
import type { GroupNode } from '../editor-tree';
import { type Identifiers, type IdentityName, identities } from './identities';

const half = (name: IdentityName) =>
  ({
    node: 'text',
    label: identities[name].label,
    span: 'half',
    hint: `Exemple\u00a0: ${identities[name].example}`,
  }) as const;

export const identitiesNode: GroupNode<Identifiers> = {
  node: 'group',
  label: 'Identifiants',
  fact: true,
  fields: {
    orcid: half('orcid'),
    idhal: half('idhal'),
    idref: half('idref'),
    scholar: half('scholar'),
    github: half('github'),
    gitlab: half('gitlab'),
    mastodon: half('mastodon'),
    arxiv: half('arxiv'),
    wikidata: half('wikidata'),
  },
};
