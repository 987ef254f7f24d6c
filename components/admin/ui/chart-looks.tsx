/** The names are whole, in a .tsx, because that is where Tailwind looks for them (app/admin.css). */
const looks = [
  { fill: 'fill-accent forced-colors:fill-system-ink', key: 'bg-accent forced-colors:bg-system-ink' },
  {
    fill: 'fill-chart-talks forced-colors:fill-system-faint',
    key: 'bg-chart-talks forced-colors:bg-system-faint',
  },
  {
    fill: 'fill-ink-faint forced-colors:fill-system-button',
    key: 'bg-ink-faint forced-colors:bg-system-button',
  },
  {
    fill: 'fill-rule-strong/60 forced-colors:fill-system-button',
    key: 'bg-rule-strong/60 forced-colors:bg-system-button',
  },
] as const;

/** How the parts of a chart look, by their place: four at most have a look of their own. */
export const lookOf = (index: number) => looks[index] ?? looks[3];
