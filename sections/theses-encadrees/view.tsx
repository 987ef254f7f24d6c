import { Block } from '@/components/public/block';
import { detailIds } from '@/components/public/detail-ids';
import { DetailLink } from '@/components/public/detail-link';
import { Mathematics } from '@/components/public/mathematics';
import { OwnerText } from '@/components/public/owner-text';
import { Row, RowMeta, RowTitle } from '@/components/public/rows';
import { SectionFrame } from '@/components/public/section-frame';
import { withIndexKey } from '@/components/ui/with-index-key';
import { comma } from '@/lib/format/french';
import { periodWords } from '@/sections/period';
import { langAttributes, type PublicSite, type SectionViewProps } from '@/sections/public-site';
import { publicationEntries } from '@/sections/publications/statistics';
import { noDomain, type These } from './definition';
import { followingDates } from './follow-dates';
import { countedNatures } from './natures';
import { isAbandoned } from './privacy';
import { noteOf, rowWords } from './sentences';
import { type Supervised, ThesisDialog, ThesisStatus } from './thesis-dialog';

/** Supervised theses: rows by domain, each with its detail dialog. */
export function ThesesView({ section, site }: SectionViewProps<'theses-encadrees'>) {
  const { anchor, title, content } = section;
  const flat = Object.entries(content).flatMap(([domain, theses]) => theses.map((thesis) => ({ thesis, domain })));
  const ids = detailIds(
    'theses',
    flat.map(({ thesis }) => thesis),
  );
  const rows: Supervised[] = flat.map(({ thesis, domain }, index) => ({
    thesis: thesis.encadrement?.auto ? { ...thesis, ...followingDates(thesis) } : thesis,
    domain,
    id: ids[index] ?? '',
  }));
  const slugs = rows.some(({ thesis }) => thesis.devenir?.publication) ? publicationSlugs(site) : new Set<string>();
  return (
    <SectionFrame
      anchor={anchor}
      title={title}
      langAttributes={langAttributes(site, title)}
      note={noteOf(
        rows.map(({ thesis }) => thesis),
        site.language,
      )}
    >
      {withIndexKey(Object.keys(content)).map(({ key, value: domain }) => (
        <Domain key={key} name={domain} rows={rows.filter((row) => row.domain === domain)} site={site} />
      ))}
      {rows.map((row) => (
        <ThesisDialog key={row.id} row={row} site={site} slugs={slugs} back={anchor} />
      ))}
    </SectionFrame>
  );
}

function publicationSlugs({ sections }: PublicSite): ReadonlySet<string> {
  const publications = sections.find((section) => section.kind === 'publications');
  return new Set(publications ? publicationEntries(publications.content).map(({ slug }) => slug) : []);
}

type DomainProps = { readonly name: string; readonly rows: readonly Supervised[]; readonly site: PublicSite };

function Domain({ name, rows, site }: DomainProps) {
  const { language } = site;
  const natures = countedNatures(
    rows.map(({ thesis }) => thesis).filter(({ statut }) => !isAbandoned(statut)),
    language,
  );
  const list = (
    <ul className="border-rule border-t">
      {rows.map(({ thesis, id }) => (
        <Row className="thesis" item={thesis.id} key={id}>
          <ThesisTitle thesis={thesis} id={id} site={site} />
          <RowMeta>
            <span className="figures">
              <OwnerText site={site} text={periodWords(thesis.annee, language)} />
            </span>
            <span>
              <ThesisStatus thesis={thesis} site={site} />
            </span>
          </RowMeta>
        </Row>
      ))}
    </ul>
  );
  if (name === noDomain) return list;
  return (
    <Block title={name} langAttributes={langAttributes(site, name)} aside={natures.join(comma[language])}>
      {list}
    </Block>
  );
}

/** The subject, and below it who is supervised and with whom, as far as the owner says so. */
function ThesisTitle({ thesis, id, site }: { thesis: These; id: string; site: PublicSite }) {
  const people = rowWords(thesis, site.language);
  const title = (
    <RowTitle>
      <DetailLink id={id}>
        <OwnerText site={site} text={thesis.sujet}>
          <Mathematics text={thesis.sujet} />
        </OwnerText>
      </DetailLink>
    </RowTitle>
  );
  if (people === '') return title;
  return (
    <div>
      {title}
      <p className="small" {...langAttributes(site, thesis.encadrement?.nature)}>
        {people}
      </p>
    </div>
  );
}
