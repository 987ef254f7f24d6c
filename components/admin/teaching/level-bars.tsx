import { formatMinutes } from '@/sections/enseignement/hours';
import type { YearService } from '@/sections/enseignement/service';
import { cycleNames, cycles } from '@/sections/enseignement/service-heads';
import { YearBars } from '../ui/year-bars';

/** Hours before students: a bar for each year, in parts by level. */
export function LevelBars({ years }: { readonly years: readonly YearService[] }) {
  return (
    <YearBars
      caption="Heures devant les étudiants, par niveau"
      years={years.map(({ year }) => year)}
      parts={cycles.map((cycle) => ({
        label: cycleNames[cycle].fr,
        values: years.map(({ levels }) => levels[cycle]),
      }))}
      format={formatMinutes}
    />
  );
}
