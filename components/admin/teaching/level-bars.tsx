import { cycleNames, cycles } from '@/sections/enseignement/hetd';
import { formatMinutes } from '@/sections/enseignement/hours';
import type { YearService } from '@/sections/enseignement/service';
import { Bars } from '../ui/charts';

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
