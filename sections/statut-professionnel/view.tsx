import { Block } from '@/components/public/block';
import { LinkedText } from '@/components/public/linked-text';
import { OwnerText } from '@/components/public/owner-text';
import { withIndexKey } from '@/components/public/with-index-key';
import { ItemParts } from '../items-view';
import { type PublicSite, spoken } from '../public-site';
import { type Diplome, diplome } from './definition';

type Props = { readonly title: string; readonly diplomas: readonly Diplome[]; readonly site: PublicSite };

/** Training and diplomas: section statut-professionnel. */
export function Training({ title, diplomas, site }: Props) {
  if (diplomas.length === 0) return null;
  return (
    <Block title={title} spoken={spoken(site, title)}>
      <ol>
        {withIndexKey(diplomas).map(({ key, value: diploma }, index) => (
          <li className="diploma" key={key} data-id={`statut-professionnel-${index + 1}`}>
            <span>{diploma.year}</span>
            <div>
              <p>
                <OwnerText site={site} text={diploma.title}>
                  {diploma.title}
                </OwnerText>
              </p>
              <ItemParts item={diplome.view(diploma, site.language)} site={site} isWhole />
              {diploma.description ? (
                <p className="small" {...spoken(site, diploma.description)}>
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
