import { Block } from '@/components/public/block';
import { Mathematics } from '@/components/public/mathematics';
import { Row, RowMeta, RowTitle } from '@/components/public/rows';
import { SectionFrame } from '@/components/public/section-frame';
import { counted, unbreaking } from '@/lib/format/french';
import { formatPartialDate } from '@/lib/format/partial-date';
import type { SectionViewProps } from '@/sections/public-site';
import { type Jury, juryName } from './definition';
import { groupedJuries } from './grouped';

/** The juries in which the owner sat: rows by nature, the newest first. */
export function JurysView({ section }: SectionViewProps<'cv--jurys'>) {
  const { anchor, title, content } = section;
  return (
    <SectionFrame anchor={anchor} title={title}>
      {groupedJuries(content).map(({ nature, juries }) => (
        <Block key={nature} title={nature} aside={counted(juries.length, 'jury', 'jurys')}>
          <ul className="border-rule border-t">
            {juries.map((jury) => (
              <JuryRow key={jury.id} jury={jury} />
            ))}
          </ul>
        </Block>
      ))}
    </SectionFrame>
  );
}

function JuryRow({ jury }: { jury: Jury }) {
  const { id, candidat, titre, role, date, etablissement, lien } = jury;
  const name = <Mathematics text={juryName(jury)} />;
  const more = [titre, candidat, etablissement].filter((part) => part.trim() !== '').slice(1);
  return (
    <Row className="thesis" item={id}>
      <div>
        <RowTitle>
          {lien ? (
            <a href={lien} rel="noopener noreferrer">
              {name}
            </a>
          ) : (
            name
          )}
        </RowTitle>
        {more.length > 0 ? <p className="small">{unbreaking(more.join(', '))}</p> : null}
      </div>
      <RowMeta>
        <span className="figures">{date ? formatPartialDate(date, 'short') : null}</span>
        <span>{role}</span>
      </RowMeta>
    </Row>
  );
}
