/** The schema.org graph of the home page: the page, its owner and what the sections add. */
import type { Graph, Person, ProfilePage } from 'schema-dts';
import { personId } from '@/sections/json-ld';
import { identitiesOf } from '@/sections/profil/identities';
import { fullName, type Profile } from '@/sections/profil/schema';
import type { PublicSite } from '@/sections/public-site';
import { sectionsJsonLd } from '@/sections/views';

/** `pictures.image` is the path of the owner's picture, without the origin. */
export function homeGraph(site: PublicSite, origin: string, pictures: { readonly image: string | null }): Graph {
  const { profile } = site;
  const said = sectionsJsonLd(site, origin);
  const page: ProfilePage = {
    '@type': 'ProfilePage',
    '@id': `${origin}/#page`,
    url: `${origin}/`,
    name: fullName(profile),
    inLanguage: 'fr',
    dateModified: site.updatedAt.toISOString(),
    mainEntity: { '@id': personId(origin) },
  };
  const owner: Exclude<Person, string> = { ...personOf(profile, origin, pictures.image), ...said.person };
  return { '@context': 'https://schema.org', '@graph': [page, owner, ...said.things] };
}

function personOf(profile: Profile, origin: string, image: string | null): Exclude<Person, string> {
  const { affiliation, laboratoire, laboratoireUrl, email, nationalite, langues } = profile;
  const identities = identitiesOf(profile.identifiants);
  const identifier = identities.flatMap(({ isIdentifier, label, id }) =>
    isIdentifier ? [{ '@type': 'PropertyValue' as const, propertyID: label, value: id }] : [],
  );
  const sameAs = [profile.youtube, profile.linkedin, profile.researchgate, ...identities.map(({ address }) => address)].filter((address) => address !== '');
  return {
    '@type': 'Person',
    '@id': personId(origin),
    url: `${origin}/`,
    name: fullName(profile),
    givenName: profile.prenom,
    familyName: profile.nom,
    jobTitle: profile.grade || profile.fonction || 'Enseignant Chercheur',
    ...(image?.startsWith('/') && { image: origin + image }),
    ...(email && { email }),
    ...(nationalite && { nationality: { '@type': 'Country', name: nationalite } }),
    ...(affiliation && { affiliation: { '@type': 'Organization', name: affiliation }, worksFor: { '@type': 'Organization', name: affiliation } }),
    ...(laboratoire && { memberOf: { '@type': 'ResearchOrganization', name: laboratoire, ...(laboratoireUrl && { url: laboratoireUrl }) } }),
    ...(langues.length > 0 && { knowsLanguage: langues.map(({ nom }) => nom) }),
    ...(identifier.length > 0 && { identifier }),
    ...(sameAs.length > 0 && { sameAs }),
  };
}
