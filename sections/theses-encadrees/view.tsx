import { Block } from '@/components/public/block';
import { detailIds } from '@/components/public/detail-ids';
import { DetailLink } from '@/components/public/detail-link';
import { Mathematics } from '@/components/public/mathematics';
import { Row, RowMeta, RowTitle } from '@/components/public/rows';
import { SectionFrame } from '@/components/public/section-frame';
import { withIndexKey } from '@/components/public/with-index-key';
import { counted } from '@/lib/format/french';
import type { PublicSite, SectionViewProps } from '@/sections/public-site';
import { publicationEntries } from '@/sections/publications/statistics';
import type { These } from './definition';
import { followingDates } from './follow-dates';
import { countedNatures } from './natures';
import { type Supervised, ThesisDialog, ThesisStatus } from './thesis-dialog';
import { noteOf, rowWords } from './words';

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
    <SectionFrame anchor={anchor} title={title} note={noteOf(rows.map(({ thesis }) => thesis))}>
      {withIndexKey(Object.keys(content)).map(({ key, value: domain }) => (
        <Domain key={key} name={domain} rows={rows.filter((row) => row.domain === domain)} />
      ))}
      {rows.map((row) => (
        <ThesisDialog key={row.id} row={row} sizes={site.documents} slugs={slugs} back={anchor} />
      ))}
    </SectionFrame>
  );
}

function publicationSlugs({ sections }: PublicSite): ReadonlySet<string> {
  const publications = sections.find((section) => section.kind === 'publications');
  return new Set(publications ? publicationEntries(publications.content).map(({ slug }) => slug) : []);
}

function Domain({ name, rows }: { name: string; rows: readonly Supervised[] }) {
  const natures = countedNatures(rows.map(({ thesis }) => thesis));
  return (
    <Block title={name} aside={natures.join(', ') || counted(0, 'thèse', 'thèses')}>
      {rows.length > 0 ? (
        <ul className="border-rule border-t">
          {rows.map(({ thesis, id }) => (
            <Row className="thesis" item={thesis.id} key={id}>
              <ThesisTitle thesis={thesis} id={id} />
              <RowMeta>
                <span className="figures">{thesis.annee}</span>
                <span>
                  <ThesisStatus thesis={thesis} />
                </span>
              </RowMeta>
            </Row>
          ))}
        </ul>
      ) : null}
    </Block>
  );
}

/** The subject, and below it who is supervised and with whom, as far as the owner says so. */
function ThesisTitle({ thesis, id }: { thesis: These; id: string }) {
  const people = rowWords(thesis);
  const title = (
    <RowTitle>
      <DetailLink id={id}>
        <Mathematics text={thesis.sujet} />
      </DetailLink>
    </RowTitle>
  );
  if (people === '') return title;
  return (
    <div>
      {title}
      <p className="small">{people}</p>
    </div>
  );
}
