import { Mathematics, OwnerText, OwnerTexts, type Page } from '@/components/public/owner-text';
import { Row, RowMeta, RowTitle } from '@/components/public/parts';
import { Block, SectionFrame } from '@/components/public/section-frame';
import { countedInArabic } from '@/lib/format/arabic';
import { counted, unbreaking } from '@/lib/format/french';
import { periodText } from '@/sections/dated';
import { langAttributes, type SectionViewProps } from '@/sections/public-site';
import { datesOf, groupedJuries, type Jury, juryName } from './definition';
import { juryNatures, juryRoles } from './offered';

const juryCount = {
  fr: (count: number) => counted(count, 'jury', 'jurys'),
  en: (count: number) => counted(count, 'committee', 'committees', 'en'),
  ar: (count: number) => countedInArabic(count, { one: 'لجنة واحدة', two: 'لجنتان', few: 'لجان', many: 'لجنة' }),
} as const;

export function JurysView({ section, site }: SectionViewProps<'cv--jurys'>) {
  const { anchor, title, content } = section;
  return (
    <SectionFrame anchor={anchor} title={title} langAttributes={langAttributes(site, title)}>
      {groupedJuries(content).map(({ nature, juries }) => (
        <Block
          key={nature}
          title={juryNatures.in(site.language, nature)}
          langAttributes={langAttributes(site, nature)}
          aside={juryCount[site.language](juries.length)}
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
  const { id, candidat, titre, role, etablissement, lien } = jury;
  const when = periodText(datesOf(jury), false, site.language);
  const called = juryNatures.in(site.language, juryName(jury));
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
        <span className="figures">{when ? <OwnerText site={site} text={when} /> : null}</span>
        <span {...langAttributes(site, role)}>{juryRoles.in(site.language, role)}</span>
      </RowMeta>
    </Row>
  );
}
