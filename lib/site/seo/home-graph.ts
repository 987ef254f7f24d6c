/** The schema.org graph of the home page: the page, its owner and what the sections add. */
import type { Graph, Person, ProfilePage } from 'schema-dts';
import { inLanguage } from '@/lib/languages';
import { isCountry } from '@/lib/references/events';
import { personId } from '@/sections/json-ld';
import { placeName } from '@/sections/profil/affiliation';
import { identitiesOf } from '@/sections/profil/identities';
import { otherNames } from '@/sections/profil/own-names';
import { fullName, type Profile } from '@/sections/profil/schema';
import type { PublicSite } from '@/sections/public-site';
import { sectionsJsonLd } from '@/sections/views';

/**
 * The profile as the page shows it: the path of the owner's picture, without the origin, and the mission as plain text.
 */
type ShownProfile = { readonly image: string | null; readonly mission: string };

export function homeGraph(site: PublicSite, origin: string, shown: ShownProfile): Graph {
  const { profile } = site;
  const ofSections = sectionsJsonLd(site, origin);
  const address = origin + inLanguage('/', site.language);
  const page: ProfilePage = {
    '@type': 'ProfilePage',
    '@id': origin + inLanguage('/#page', site.language),
    url: address,
    name: fullName(profile),
    inLanguage: site.language,
    dateModified: site.updatedAt.toISOString(),
    mainEntity: { '@id': personId(origin) },
  };
  const owner: Exclude<Person, string> = { ...personOf(profile, origin, shown), ...ofSections.person };
  return { '@context': 'https://schema.org', '@graph': [page, owner, ...ofSections.things] };
}

function personOf(profile: Profile, origin: string, { image, mission }: ShownProfile): Exclude<Person, string> {
  const { laboratoire, laboratoireUrl, email, nationalite, langues } = profile;
  const place = { '@type': 'Organization', name: placeName(profile.affiliation) } as const;
  const jobTitle = profile.grade.trim() || profile.fonction.trim();
  const identities = identitiesOf(profile.identifiants);
  const others = otherNames(profile);
  const identifier = identities.flatMap(({ isIdentifier, label, id }) =>
    isIdentifier ? [{ '@type': 'PropertyValue' as const, propertyID: label, value: id }] : [],
  );
  const sameAs = [
    profile.youtube,
    profile.linkedin,
    profile.researchgate,
    ...identities.map(({ address }) => address),
  ].filter((address) => address !== '');
  return {
    '@type': 'Person',
    '@id': personId(origin),
    url: `${origin}/`,
    name: fullName(profile),
    givenName: profile.prenom,
    familyName: profile.nom,
    ...(others.length > 0 && { alternateName: others }),
    ...(mission && { description: mission }),
    ...(jobTitle && { jobTitle }),
    ...(image?.startsWith('/') && { image: origin + image }),
    ...(email && { email }),
    ...(isCountry(nationalite) && { nationality: { '@type': 'Country', name: nationalite } }),
    ...(place.name && { affiliation: place, worksFor: place }),
    ...(laboratoire && {
      memberOf: { '@type': 'ResearchOrganization', name: laboratoire, ...(laboratoireUrl && { url: laboratoireUrl }) },
    }),
    ...(langues.length > 0 && { knowsLanguage: langues.map(({ nom }) => nom) }),
    ...(identifier.length > 0 && { identifier }),
    ...(sameAs.length > 0 && { sameAs }),
  };
}
