import { Block } from '@/components/public/block';
import { DescriptionList } from '@/components/public/description-list';
import { DetailDialog } from '@/components/public/detail-dialog';
import { detailIds } from '@/components/public/detail-ids';
import { DetailLink } from '@/components/public/detail-link';
import { Documents } from '@/components/public/documents';
import { Mathematics } from '@/components/public/mathematics';
import { Row, RowMeta, RowTitle } from '@/components/public/rows';
import { SectionFrame } from '@/components/public/section-frame';
import { StatusBadge } from '@/components/public/status-badge';
import { withIndexKey } from '@/components/public/with-index-key';
import { counted } from '@/lib/format/french';
import { toneOf } from '@/sections/palette';
import type { SectionViewProps } from '@/sections/public-site';
import { type These, thesisLook } from './definition';

type Supervised = { readonly thesis: These; readonly domain: string; readonly id: string };

/** Supervised theses: rows by domain, each with its detail dialog. */
export function ThesesView({ section, site }: SectionViewProps<'theses-encadrees'>) {
  const { anchor, title, content } = section;
  const flat = Object.entries(content).flatMap(([domain, theses]) => theses.map((thesis) => ({ thesis, domain })));
  const ids = detailIds(
    'theses',
    flat.map(({ thesis }) => thesis),
  );
  const rows: Supervised[] = flat.map((row, index) => ({ ...row, id: ids[index] ?? '' }));
  return (
    <SectionFrame anchor={anchor} title={title} note={noteOf(rows)}>
      {withIndexKey(Object.keys(content)).map(({ key, value: domain }) => (
        <Domain key={key} name={domain} rows={rows.filter((row) => row.domain === domain)} />
      ))}
      {rows.map((row) => (
        <ThesisDialog key={row.id} row={row} sizes={site.documents} back={anchor} />
      ))}
    </SectionFrame>
  );
}

/** « 4 soutenues, 3 en cours, 1 abandonnée. » */
function noteOf(rows: readonly Supervised[]): string | undefined {
  const count = (statut: string) => rows.filter(({ thesis }) => thesis.statut === statut).length;
  const words = {
    Soutenue: ['soutenue', 'soutenues'],
    'En cours': ['en cours', 'en cours'],
    Abandonnée: ['abandonnée', 'abandonnées'],
  } as const;
  const parts = Object.entries(words).flatMap(([statut, [one, many]]) =>
    count(statut) > 0 ? counted(count(statut), one, many) : [],
  );
  return parts.length > 0 ? `${parts.join(', ')}.` : undefined;
}

function Domain({ name, rows }: { name: string; rows: readonly Supervised[] }) {
  return (
    <Block title={name} aside={counted(rows.length, 'thèse', 'thèses')}>
      {rows.length > 0 ? (
        <ul className="border-rule border-t">
          {rows.map(({ thesis, id }) => (
            <Row className="thesis" item={thesis.id} key={id}>
              <RowTitle>
                <DetailLink id={id}>
                  <Mathematics text={thesis.sujet} />
                </DetailLink>
              </RowTitle>
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

function ThesisStatus({ thesis }: { thesis: These }) {
  return <StatusBadge status={thesis.statut} {...thesisLook(thesis.statut)} />;
}

function ThesisDialog({
  row: { thesis, domain, id },
  sizes,
  back,
}: {
  row: Supervised;
  sizes: ReadonlyMap<string, number>;
  back: string;
}) {
  return (
    <DetailDialog
      id={id}
      title={<Mathematics text={thesis.sujet} />}
      subtitle={domain}
      tone={toneOf(thesis.color)}
      back={back}
      label="Détail de la thèse"
    >
      <DescriptionList
        facts={[
          { label: 'Statut', value: <ThesisStatus thesis={thesis} /> },
          { label: 'Année', value: <span className="figures">{thesis.annee}</span> },
          { label: 'Domaine', value: domain },
        ]}
      />
      <Documents documents={thesis.documents} sizes={sizes} />
    </DetailDialog>
  );
}
