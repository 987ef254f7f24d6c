import { Block } from '@/components/public/block';
import { Mathematics } from '@/components/public/mathematics';
import { OwnerText, OwnerTexts, type Page } from '@/components/public/owner-text';
import { Row, RowMeta, RowTitle } from '@/components/public/rows';
import { SectionFrame } from '@/components/public/section-frame';
import { unbreaking } from '@/lib/format/french';
import { formatPartialDate } from '@/lib/format/partial-date';
import { offered } from '@/sections/offered';
import { type SectionViewProps, spoken } from '@/sections/public-site';
import { type Jury, juryName } from './definition';
import { groupedJuries } from './grouped';
import { juryRoles } from './roles';
import { words } from './words';

/** The juries in which the owner sat: rows by nature, the newest first. */
export function JurysView({ section, site }: SectionViewProps<'cv--jurys'>) {
  const word = words[site.language];
  const { anchor, title, content } = section;
  return (
    <SectionFrame anchor={anchor} title={title} spoken={spoken(site, title)}>
      {groupedJuries(content).map(({ nature, juries }) => (
        <Block
          key={nature}
          title={offered(word.natures, nature)}
          spoken={spoken(site, nature)}
          aside={word.count(juries.length)}
        >
          <ul className="border-rule border-t">
            {juries.map((jury) => (
              <JuryRow key={jury.id} jury={jury} site={site} />
            ))}
          </ul>
        </Block>
      ))}
    </SectionFrame>
  );
}

function JuryRow({ jury, site }: { jury: Jury; site: Page }) {
  const { id, candidat, titre, role, date, etablissement, lien } = jury;
  const called = offered(words[site.language].natures, juryName(jury));
  const name = (
    <OwnerText site={site} text={called}>
      <Mathematics text={called} />
    </OwnerText>
  );
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
        {more.length > 0 ? (
          <p className="small">
            <OwnerTexts site={site} texts={more.map(unbreaking)} />
          </p>
        ) : null}
      </div>
      <RowMeta>
        <span className="figures">
          {date ? <OwnerText site={site} text={formatPartialDate(date, 'short', site.language)} /> : null}
        </span>
        <span {...spoken(site, role)}>{juryRoles.in(site.language, role)}</span>
      </RowMeta>
    </Row>
  );
}
