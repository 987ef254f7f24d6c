import { LinkedText, OwnerText } from '@/components/public/owner-text';
import { Block } from '@/components/public/section-frame';
import { withIndexKey } from '@/components/ui/with-index-key';
import { yearsOfWhen } from '@/sections/dated';
import { newestFirst } from '../dated';
import { ItemParts } from '../items-view';
import { type JsonLdOf, mostItems } from '../json-ld';
import { alumniOf } from '../parcours/view';
import { langAttributes, type PublicSite } from '../public-site';
import { type Diplome, diplome } from './definition';

/** Newest first, each with its index in the stored list. */
const newestDiplomas = (diplomas: readonly Diplome[]) =>
  newestFirst(
    withIndexKey(diplomas).map((each, index) => {
      const [start, end] = yearsOfWhen(each.value.year, new Date().getFullYear()) ?? [];
      return { ...each, place: index + 1, start: start?.toString(), end: end?.toString() };
    }),
    () => false,
  );

type Props = { readonly title: string; readonly diplomas: readonly Diplome[]; readonly site: PublicSite };

export function Training({ title, diplomas, site }: Props) {
  if (diplomas.length === 0) return null;
  return (
    <Block title={title} langAttributes={langAttributes(site, title)}>
      <ol>
        {newestDiplomas(diplomas).map(({ key, value: diploma, place }) => (
          <li className="diploma" key={key} data-id={`statut-professionnel-${place}`}>
            <span>{diploma.year}</span>
            <div>
              <p>
                <OwnerText site={site} text={diploma.title}>
                  {diploma.title}
                </OwnerText>
              </p>
              <ItemParts item={diplome.view(diploma, site.language)} site={site} isWhole />
              {diploma.description ? (
                <p className="small" {...langAttributes(site, diploma.description)}>
                  <LinkedText text={diploma.description} />
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </Block>
  );
}

/** The diplomas are the owner's credentials, their schools `alumniOf`. */
export const diplomasJsonLd: JsonLdOf<'statut-professionnel'> = (diplomas, { site }) => ({
  person: {
    ...alumniOf([...diplomas, ...degreesIn(site)]),
    hasCredential: diplomas.slice(0, mostItems).map(({ title, level, year }) => ({
      '@type': 'EducationalOccupationalCredential',
      name: title,
      ...(level && { educationalLevel: level }),
      ...(/^\d{4}$/.test(year) && { dateCreated: year }),
    })),
  },
});

/** Those entered under « Parcours ». */
const degreesIn = ({ sections }: PublicSite) =>
  sections.flatMap((section) => (section.kind === 'cv--parcours' ? section.content.degrees : []));
