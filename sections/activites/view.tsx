import { Block } from '@/components/public/block';
import { DocumentLinks } from '@/components/public/documents';
import { LinkedText } from '@/components/public/linked-text';
import { OwnerText, OwnerTexts } from '@/components/public/owner-text';
import { SectionFrame } from '@/components/public/section-frame';
import { periodText } from '@/sections/dated';
import { offered } from '@/sections/offered';
import { type PublicSite, type SectionViewProps, spoken } from '@/sections/public-site';
import { byNature } from './by-nature';
import { type Activity, isOngoing, isShown } from './definition';
import { words } from './words';

/** Activities, a block for each nature that the owner shows. */
export function ActivitesView({ section, site }: SectionViewProps<'cv--activites'>) {
  return (
    <SectionFrame anchor={section.anchor} title={section.title} spoken={spoken(site, section.title)}>
      {byNature(section.content.items.filter(isShown(section.content))).map(({ nature, items }) => (
        <Block title={offered(words[site.language].natures, nature)} spoken={spoken(site, nature)} key={nature}>
          <ul>
            {items.map((activity) => (
              <ActivityRow key={activity.id} activity={activity} site={site} />
            ))}
          </ul>
        </Block>
      ))}
    </SectionFrame>
  );
}

function ActivityRow({ activity, site }: { activity: Activity; site: PublicSite }) {
  const { id, title, role, organization, place, country, link, description, documents } = activity;
  const facts = [offered(words[site.language].roles, role), organization, place, country];
  const name = (
    <OwnerText site={site} text={title}>
      {title}
    </OwnerText>
  );
  return (
    <li className="diploma activity" data-id={id}>
      <span>
        <OwnerText site={site} text={periodText(activity, isOngoing(activity), site.language)} />
      </span>
      <div>
        <p>
          {link ? (
            <a href={link} rel="noopener noreferrer">
              {name}
            </a>
          ) : (
            name
          )}
        </p>
        {facts.some((fact) => fact.trim() !== '') ? (
          <p className="small">
            <OwnerTexts site={site} texts={facts} />
          </p>
        ) : null}
        {description ? (
          <p className="small max-w-lede whitespace-pre-line" {...spoken(site, description)}>
            <LinkedText text={description} />
          </p>
        ) : null}
        <DocumentLinks documents={documents} site={site} />
      </div>
    </li>
  );
}
