import { Block } from '@/components/public/block';
import { DocumentLinks } from '@/components/public/documents';
import { LinkedText } from '@/components/public/linked-text';
import { SectionFrame } from '@/components/public/section-frame';
import { periodText } from '@/sections/dated';
import type { SectionViewProps } from '@/sections/public-site';
import { byNature } from './by-nature';
import { type Activity, isOngoing, isShown } from './definition';

/** Activities, a block for each nature that the owner shows. */
export function ActivitesView({ section, site }: SectionViewProps<'cv--activites'>) {
  return (
    <SectionFrame anchor={section.anchor} title={section.title}>
      {byNature(section.content.items.filter(isShown(section.content))).map(({ nature, items }) => (
        <Block title={nature} key={nature}>
          <ul>
            {items.map((activity) => (
              <ActivityRow key={activity.id} activity={activity} sizes={site.documents} />
            ))}
          </ul>
        </Block>
      ))}
    </SectionFrame>
  );
}

function ActivityRow({ activity, sizes }: { activity: Activity; sizes: ReadonlyMap<string, number> }) {
  const { id, title, role, organization, place, country, link, description, documents } = activity;
  const facts = [role, organization, place, country].filter((fact) => fact.trim() !== '');
  return (
    <li className="diploma activity" data-id={id}>
      <span>{periodText(activity, isOngoing(activity))}</span>
      <div>
        <p>
          {link ? (
            <a href={link} rel="noopener noreferrer">
              {title}
            </a>
          ) : (
            title
          )}
        </p>
        {facts.length > 0 ? <p className="small">{facts.join(', ')}</p> : null}
        {description ? (
          <p className="small max-w-lede whitespace-pre-line">
            <LinkedText text={description} />
          </p>
        ) : null}
        <DocumentLinks documents={documents} sizes={sizes} />
      </div>
    </li>
  );
}
