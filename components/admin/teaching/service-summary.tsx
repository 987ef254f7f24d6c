'use client';
import { Download } from 'lucide-react';
import { useId, useMemo } from 'react';
import { enseignement } from '@/sections/enseignement/definition';
import { formatMinutes } from '@/sections/enseignement/hours';
import {
  cycles,
  serviceYears,
  totalOf,
  unreadYears,
  withoutYears,
  type YearService,
} from '@/sections/enseignement/service';
import {
  cycleNames,
  formulas,
  type ServiceTable,
  serviceCsv,
  serviceTable,
} from '@/sections/enseignement/service-words';
import { serviceEnseignement } from '@/sections/service-enseignement/definition';
import { Button } from '../ui/button';
import { cx } from '../ui/cx';
import { LegendEntry } from '../ui/legend-entry';
import { Panel, PanelText } from '../ui/panel';
import { saveAsFile } from '../ui/save-as-file';
import { Cell, HeadCell, Table } from '../ui/table';

type Props = {
  /** The contents of the courses and of the service, as they are stored. */
  readonly courses: unknown;
  readonly service: unknown;
};

/** The hours of each year: what they count for, with the formula; by level, as bars; and what is left out. */
export function ServiceSummary({ courses: storedCourses, service: stored }: Props) {
  const courses = useMemo(() => enseignement.schema.safeParse(storedCourses).data ?? [], [storedCourses]);
  const service = serviceEnseignement.schema.safeParse(stored ?? {}).data ?? serviceEnseignement.defaults;
  const years = serviceYears(courses, service);
  if (years.length === 0)
    return (
      <Panel as="div">
        <PanelText>
          Aucune heure par année. Elles se saisissent dans chaque cours, sous «{'\u00a0'}Heures par année{'\u00a0'}».
        </PanelText>
      </Panel>
    );
  const newestFirst = years.toReversed();
  const unread = unreadYears(courses);
  const unallocated = withoutYears(courses);
  const save = () =>
    saveAsFile(
      'service-par-annee.csv',
      serviceCsv(serviceTable(newestFirst, 'fr', 'levels')),
      'text/csv;charset=utf-8',
    );
  return (
    <Panel as="div">
      <div className="grid grid-cols-1 gap-4 p-4">
        <LevelBars years={years} />
        <div>
          <YearsTable table={serviceTable(newestFirst, 'fr')} />
          <p className="pt-1 text-ink-faint text-sm sm:hidden">Le tableau défile sur le côté.</p>
        </div>
        <div className="grid gap-1.5 text-ink-soft text-sm">
          {formulas(years, service, 'fr').map((formula) => (
            <p key={formula}>{formula}</p>
          ))}
          {service.rules.length === 0 && (
            <p>
              Sans statut, les heures ne sont pas comptées en équivalent TD{'\u00a0'}: «{'\u00a0'}Modifier le service
              {'\u00a0'}».
            </p>
          )}
          {unread.length > 0 && (
            <p className="text-warn">
              Heures non comprises, non comptées{'\u00a0'}: {unread.join('\u202f; ')}.
            </p>
          )}
          {unallocated.length > 0 && (
            <p>
              Non ventilé (heures du texte seul){'\u00a0'}:{' '}
              {unallocated.map(({ title, hours }) => `${title} (${hours})`).join('\u202f; ')}.
            </p>
          )}
        </div>
        <div>
          <Button onClick={save}>
            <Download aria-hidden />
            Télécharger en CSV
          </Button>
        </div>
      </div>
    </Panel>
  );
}

const looks = {
  licence: { fill: 'fill-accent forced-colors:fill-system-ink', key: 'bg-accent forced-colors:bg-system-ink' },
  master: {
    fill: 'fill-chart-talks forced-colors:fill-system-faint',
    key: 'bg-chart-talks forced-colors:bg-system-faint',
  },
  doctorat: {
    fill: 'fill-ink-faint forced-colors:fill-system-button',
    key: 'bg-ink-faint forced-colors:bg-system-button',
  },
  autre: {
    fill: 'fill-rule-strong/60 forced-colors:fill-system-button',
    key: 'bg-rule-strong/60 forced-colors:bg-system-button',
  },
} as const;

/** Hours before students: a bar for each year, in parts by level; its text says the same. */
function LevelBars({ years }: { readonly years: readonly YearService[] }) {
  const caption = useId();
  const longest = Math.max(1, ...years.map(({ minutes }) => totalOf(minutes)));
  const used = cycles.filter((cycle) => years.some(({ levels }) => levels[cycle] > 0));
  return (
    <figure className="grid max-w-160 grid-cols-1 gap-2" aria-labelledby={caption}>
      <figcaption id={caption} className="font-medium text-sm">
        Heures devant les étudiants, par niveau
      </figcaption>
      <p className="flex flex-wrap gap-4 text-ink-soft text-sm" aria-hidden>
        {used.map((cycle) => (
          <LegendEntry key={cycle} colour={looks[cycle].key}>
            {cycleNames[cycle].fr}
          </LegendEntry>
        ))}
      </p>
      <ul className="grid list-none grid-cols-1 gap-1.5 text-sm lining-nums tabular-nums">
        {years.map(({ year, minutes, levels }) => (
          <li key={year} className="grid grid-cols-[5.5rem_minmax(0,1fr)_4.5rem] items-center gap-2">
            <span>{year}</span>
            <svg
              className="h-4 w-full max-w-none stroke-0"
              viewBox={`0 0 ${longest} 1`}
              preserveAspectRatio="none"
              aria-hidden
            >
              {used.map((cycle, index) => (
                <rect
                  key={cycle}
                  className={looks[cycle].fill}
                  x={used.slice(0, index).reduce((sum, before) => sum + levels[before], 0)}
                  width={levels[cycle]}
                  height={1}
                />
              ))}
            </svg>
            <span>
              {formatMinutes(totalOf(minutes))}
              <span className="sr-only">
                {'\u00a0'}:{' '}
                {used
                  .filter((cycle) => levels[cycle] > 0)
                  .map((cycle) => `${cycleNames[cycle].fr} ${formatMinutes(levels[cycle])}`)
                  .join(', ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function YearsTable({ table: { heads, rows, total } }: { readonly table: ServiceTable }) {
  const row = ([year, ...amounts]: readonly string[], isTotal: boolean) => (
    <tr key={year} className={cx(isTotal && 'font-semibold')}>
      <HeadCell scope="row" className="whitespace-nowrap">
        {year}
      </HeadCell>
      {amounts.map((amount, index) => (
        <Cell key={heads[index + 1]} className="text-end!">
          {amount}
        </Cell>
      ))}
    </tr>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="min-w-0 overflow-x-auto" aria-label="Heures par année" tabIndex={0}>
      <Table>
        <caption className="sr-only">Service par année, en heures</caption>
        <thead>
          <tr>
            {heads.map((head, index) => (
              <HeadCell key={head} scope="col" className={cx(index > 0 && 'text-end!')}>
                {head}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody className="lining-nums tabular-nums">{rows.map((cells) => row(cells, false))}</tbody>
        {total && <tfoot className="lining-nums tabular-nums">{row(total, true)}</tfoot>}
      </Table>
    </section>
  );
}
