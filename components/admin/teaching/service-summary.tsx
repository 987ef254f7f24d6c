import { useMemo } from 'react';
import { enseignement } from '@/sections/enseignement/definition';
import { cycleNames, cycles } from '@/sections/enseignement/hetd';
import { formatMinutes } from '@/sections/enseignement/hours';
import { serviceYears, unreadYears, withoutYears, type YearService } from '@/sections/enseignement/service';
import { formulas, serviceTable } from '@/sections/enseignement/service-words';
import { infosEnseignement } from '@/sections/infos-enseignement/definition';
import { introEnseignement } from '@/sections/intro-enseignement/definition';
import { noService, serviceEnseignement } from '@/sections/service-enseignement/definition';
import { Bars, FiguresTable } from '../ui/charts';
import { Panel, PanelText } from '../ui/panel';
import { SaveCsvButton } from '../ui/save-csv-button';

type Props = Readonly<{
  main: unknown;
  own: unknown;
}>;

/** Each year's hours: the statutory equivalent with its formula; by level, as bars; and what is left out. */
function ServiceSummary({ main: storedCourses, own: stored }: Props) {
  const courses = useMemo(() => enseignement.schema.safeParse(storedCourses).data ?? [], [storedCourses]);
  const service = serviceEnseignement.schema.safeParse(stored ?? {}).data ?? noService;
  const years = serviceYears(courses, service);
  if (years.length === 0)
    return (
      <Panel as="div">
        <PanelText>
          Aucune heure par année. Elles se saisissent dans chaque cours, sous «&nbsp;Heures par année&nbsp;».
        </PanelText>
      </Panel>
    );
  const newestFirst = years.toReversed();
  const unread = unreadYears(courses);
  const unallocated = withoutYears(courses);
  return (
    <Panel as="div">
      <div className="grid grid-cols-1 gap-4 p-4">
        <LevelBars years={years} />
        <FiguresTable
          name="Heures par année"
          caption="Service par année, en heures"
          table={serviceTable(newestFirst, 'fr')}
        />
        <div className="grid gap-1.5 text-ink-soft text-sm">
          {formulas(years, service, 'fr').map((formula) => (
            <p key={formula}>{formula}</p>
          ))}
          {service.rules.length === 0 && (
            <p>
              Sans statut, les heures ne sont pas comptées en équivalent TD&nbsp;: «&nbsp;Modifier le service&nbsp;».
            </p>
          )}
          {unread.length > 0 && (
            <p className="text-warn">Heures non comprises, non comptées&nbsp;: {unread.join('\u202f; ')}.</p>
          )}
          {unallocated.length > 0 && (
            <p>
              Non ventilé (heures du texte seul)&nbsp;:{' '}
              {unallocated.map(({ title, hours }) => `${title} (${hours})`).join('\u202f; ')}.
            </p>
          )}
        </div>
        <div>
          <SaveCsvButton
            file="service-par-annee.csv"
            of="Service par année"
            table={serviceTable(newestFirst, 'fr', 'levels')}
          />
        </div>
      </div>
    </Panel>
  );
}

export function LevelBars({ years }: { readonly years: readonly YearService[] }) {
  return (
    <Bars
      areYears
      caption="Heures devant les étudiants, par niveau"
      parts={cycles.map((cycle) => cycleNames[cycle].fr)}
      rows={years.map(({ year, levels }) => ({ key: year, label: year, values: cycles.map((cycle) => levels[cycle]) }))}
      format={formatMinutes}
    />
  );
}

/** What the page of courses edits: the courses, then their companions. */
export const courses = [enseignement, serviceEnseignement, introEnseignement, infosEnseignement];
export const summaries = { [serviceEnseignement.id]: ServiceSummary };
