import type { Thesis } from 'schema-dts';
import type { Language } from '@/lib/languages';
import { plainMathematics } from '@/lib/mathematics/parts';
import { type JsonLdOf, mostItems, personId } from '../json-ld';
import type { These } from './definition';
import { roles } from './facts';
import { isDefended, natureOf } from './natures';
import { publicName } from './sentences';

/** The defended theses of those whose name is public, to which the owner contributed by supervising them. */
export const thesesJsonLd: JsonLdOf<'theses-encadrees'> = (domains, { site, origin }) => ({
  things: Object.values(domains)
    .flat()
    .filter((item) => item.statut === 'Soutenue' && isDefended(natureOf(item)) && publicName(item) !== '')
    .slice(0, mostItems)
    .map((item) => thesisThing(item, site.language, origin)),
});

function thesisThing(item: These, language: Language, origin: string): Thesis {
  const { sujet, encadrement = {}, soutenance = {}, devenir = {} } = item;
  return {
    '@type': 'Thesis',
    name: plainMathematics(sujet),
    author: { '@type': 'Person', name: publicName(item) },
    contributor: {
      '@type': 'Role',
      roleName: roles.in(language, encadrement.role ?? 'Encadrement'),
      contributor: { '@id': personId(origin) },
    },
    ...(soutenance.date && { datePublished: soutenance.date }),
    ...(encadrement.etablissement && {
      sourceOrganization: { '@type': 'Organization', name: encadrement.etablissement },
    }),
    ...(devenir.thesesFr && { sameAs: devenir.thesesFr }),
  };
}
