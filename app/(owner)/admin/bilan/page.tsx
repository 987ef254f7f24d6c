import type { ComponentProps } from 'react';
import { Page, PageHeader } from '@/components/admin/page-header';
import { LevelBars } from '@/components/admin/teaching/service-summary';
import { Bars, FiguresPanel } from '@/components/admin/ui/charts';
import { Segmented, SegmentLink } from '@/components/admin/ui/segmented';
import type { Figures } from '@/lib/format/csv';
import { formatNumber } from '@/lib/format/french';
import { requireOwnerPage } from '@/lib/site/auth/guard';
import { readDossierSource } from '@/lib/site/db/dossiers';
import {
  type CareerReview,
  careerReview,
  type ReviewLength,
  reviewLengths,
  type YearCounts,
} from '@/lib/site/dossiers/career-review';
import { inHours } from '@/sections/enseignement/hetd';
import { serviceTable } from '@/sections/enseignement/service-words';
import type { Scheme } from '@/sections/publications/classes/schemes';
import type { Asked } from '../../asked';

export const metadata = { title: 'Bilan' };

/** The last `ans` years in figures; `classes`: the classification of publications. */
export default async function ReviewRoute({ searchParams }: Asked) {
  const owner = await requireOwnerPage('/admin/bilan');
  const [{ ans, classes }, source] = await Promise.all([searchParams, readDossierSource(owner)]);
  const length = reviewLengths.find((years) => String(years) === ans) ?? 5;
  const scheme = classes === 'aeres' ? 'aeres' : 'hceres';
  return <ReviewPage review={careerReview(source, length, scheme)} length={length} scheme={scheme} />;
}

type Props = Readonly<{ review: CareerReview; length: ReviewLength; scheme: Scheme }>;

const schemeNames: Readonly<Record<Scheme, string>> = { hceres: 'Hcéres', aeres: 'AERES' };

function ReviewPage({ review, length, scheme }: Props) {
  const period = `${review.first}–${review.last}`;
  const file = (name: string) => `${name}-${review.first}-${review.last}.csv`;
  const address = (years: ReviewLength, classes: Scheme) => `/admin/bilan?ans=${years}&classes=${classes}`;
  return (
    <Page>
      <PageHeader
        title="Bilan"
        purpose={`Ce que le site sait de ${period}, sections masquées comprises\u00a0; rien n’en est public.`}
      />
      <div className="flex flex-wrap gap-4">
        <nav aria-label="Période">
          <Segmented>
            {reviewLengths.map((years) => (
              <SegmentLink key={years} href={address(years, scheme)} isChosen={years === length}>
                {years}
                &nbsp;ans
              </SegmentLink>
            ))}
          </Segmented>
        </nav>
        <nav aria-label="Classes des publications">
          <Segmented>
            {(['hceres', 'aeres'] as const).map((classes) => (
              <SegmentLink key={classes} href={address(length, classes)} isChosen={classes === scheme}>
                {schemeNames[classes]}
              </SegmentLink>
            ))}
          </Segmented>
        </nav>
      </div>
      <CountsPanel
        title="Publications par classe"
        head="Classe"
        file={file('publications')}
        none={`Aucune publication de ${period}.`}
        caption={`Publications par année, ${schemeNames[scheme]}`}
        counts={review.publications}
      />
      <ServicePanel service={review.service} file={file('service')} none={`Aucune heure par année de ${period}.`} />
      <CountsPanel
        title="Encadrement"
        head="Encadrement"
        file={file('encadrement')}
        none={`Aucun encadrement de ${period}.`}
        caption="Encadrements de chaque année"
        counts={review.supervision}
      />
      <CountsPanel
        title="Projets"
        head="Projet"
        file={file('projets')}
        none={`Aucun projet de ${period}.`}
        caption="Projets en cours de chaque année"
        counts={review.projects}
      />
      <CountsPanel
        title="Activités"
        head="Activité"
        file={file('activites')}
        none={`Aucune activité de ${period}.`}
        caption="Activités de chaque année"
        others="Autres activités"
        counts={review.activities}
      />
    </Page>
  );
}

/** Hours against the statutory service, where a status gives it; else student contact hours by level. */
function ServicePanel({
  service: { years, formulas },
  ...rest
}: Readonly<{
  service: CareerReview['service'];
  file: string;
  none: string;
}>) {
  const counted = years.flatMap(({ year, counted }) => (counted ? { year, ...counted.hetd } : []));
  return (
    <FiguresPanel
      title={counted.length > 0 ? 'Service en HETD' : 'Heures d’enseignement'}
      table={serviceTable(years, 'fr')}
      notes={formulas}
      {...rest}
    >
      {counted.length > 0 ? (
        <Bars
          areYears
          caption="Heures équivalent TD par année universitaire"
          parts={['Dans le service', 'Au-delà']}
          rows={counted.map(({ year, inService, beyond, due }) => ({
            key: year,
            label: year,
            values: [inHours(inService), inHours(beyond)],
            due: inHours(due),
          }))}
          due="Service dû"
          format={(hours) => `${formatNumber(hours)}\u00a0h`}
        />
      ) : (
        <LevelBars years={years} />
      )}
    </FiguresPanel>
  );
}

type CountsProps = Omit<ComponentProps<typeof FiguresPanel>, 'table' | 'children'> &
  Readonly<{
    head: string;
    caption: string;
    counts: YearCounts;
    others?: string;
  }>;

/** At most four series have a colour: the most frequent ones, and the rest together. */
function CountsPanel({ head, caption, counts, others: label = 'Autres classes', ...panel }: CountsProps) {
  const { columns, rows } = counts;
  const frequent = new Set(rows.toSorted((a, b) => sum(b.counts) - sum(a.counts)).slice(0, rows.length > 4 ? 3 : 4));
  const others = rows.filter((row) => !frequent.has(row));
  const parts = [
    ...rows.filter((row) => frequent.has(row)),
    ...(others.length > 0 ? [{ label, counts: sums(others, columns) }] : []),
  ];
  return (
    <FiguresPanel {...panel} table={tableOf(head, counts)}>
      <Bars
        areYears
        caption={caption}
        parts={parts.map((part) => part.label)}
        rows={columns.map((year, at) => ({
          key: year,
          label: year,
          values: parts.map(({ counts }) => counts[at] ?? 0),
        }))}
        format={formatNumber}
      />
    </FiguresPanel>
  );
}

function tableOf(head: string, { columns, rows }: YearCounts): Figures {
  return {
    heads: [head, ...columns],
    rows: rows.map(({ label, counts }) => [label, ...counts.map((count) => formatNumber(count))]),
    ...(rows.length > 1 && { total: ['Total', ...sums(rows, columns).map((sum) => formatNumber(sum))] }),
  };
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
const sums = (rows: YearCounts['rows'], columns: readonly string[]): number[] =>
  columns.map((_, at) => sum(rows.map(({ counts }) => counts[at] ?? 0)));
