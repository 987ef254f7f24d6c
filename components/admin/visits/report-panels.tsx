import { capitalised, counted, formatNumber } from '@/lib/format/french';
import { languageName, type Sum, type VisitReport } from '@/lib/site/visits/report';
import type { Counts } from '@/lib/site/visits/tally';
import { ColumnChart } from '../ui/column-chart';
import { FiguresPanel } from '../ui/figures-panel';
import { PanelText, TitledPanel } from '../ui/panel';
import { RankedBars } from '../ui/ranked-bars';
import { timeNames } from './time-names';

type Props = { readonly report: VisitReport };
type Named = Props & { readonly names: ReadonlyMap<string, string> };

/** Rows of a picture; all of them stand in its table. */
const shown = 10;

/** Pages seen on each day, or in each month. */
export function TimesPanel({ report: { period, times, total } }: Props) {
  const isDaily = period === '30-jours';
  const columns = times.map(({ key, views }) => {
    const { short, long } = timeNames(key);
    return { label: short, name: long, value: views };
  });
  const best = columns.reduce((most, each) => (each.value > most.value ? each : most));
  return (
    <FiguresPanel
      title={isDaily ? 'Pages vues par jour' : 'Pages vues par mois'}
      file={`visites-${period}.csv`}
      none=""
      table={{
        heads: [isDaily ? 'Jour' : 'Mois', 'Pages vues', 'PDF ouverts', 'Références'],
        rows: times.toReversed().map((each) => [timeNames(each.key).long, ...figures(each)]),
        total: ['Total', ...figures(total)],
      }}
    >
      <ColumnChart
        summary={`${counted(total.views, 'page vue', 'pages vues')} de ${columns[0]?.name} à ${columns.at(-1)?.name}, le plus en ${best.name}\u00a0: ${formatNumber(best.value)}.`}
        columns={columns}
        format={formatNumber}
      />
    </FiguresPanel>
  );
}

/** The pages that were seen. */
export function PagesPanel({ report, names }: Named) {
  const pages = report.pages.filter(({ views }) => views > 0).toSorted((a, b) => b.views - a.views);
  return (
    <FiguresPanel
      title="Ce qui est lu"
      file={`visites-pages-${report.period}.csv`}
      none="Aucune page vue sur cette période."
      notes={notesOn(pages.length, 'autre page', 'autres pages')}
      table={{
        heads: ['Page', 'Pages vues'],
        rows: pages.map(({ key, views }) => [nameOf(key, names), formatNumber(views)]),
      }}
    >
      <RankedBars
        label="Pages les plus lues"
        rows={pages.slice(0, shown).map(({ key, views }) => ({ key, label: pageLink(key, names), values: [views] }))}
        parts={['Pages vues']}
        format={formatNumber}
      />
    </FiguresPanel>
  );
}

/** The sites with a link that was followed. */
export function OriginsPanel({ report, elsewhere }: Props & { readonly elsewhere: number }) {
  const origins = report.origins.filter(({ key }) => key !== '');
  const others = report.origins.filter(({ key }) => key === '').map(all)[0] ?? 0;
  const name = (key: string) => (key === '*' ? 'Autres sites' : key);
  return (
    <FiguresPanel
      title="D’où l’on vient"
      file={`visites-origines-${report.period}.csv`}
      none="Personne n’est venu d’un lien d’un autre site sur cette période."
      notes={[
        ...notesOn(origins.length, 'autre site', 'autres sites'),
        `${formatNumber(elsewhere)} sur ${counted(elsewhere + others, 'lecture', 'lectures')}. Les autres viennent d’une page de ce site, d’une adresse tapée, d’un message, ou d’un site qui ne se nomme pas.`,
      ]}
      table={{
        heads: ['Site', 'Lectures'],
        rows: origins.map((each) => [name(each.key), formatNumber(all(each))]),
      }}
    >
      <RankedBars
        label="Sites d’origine"
        rows={origins.slice(0, shown).map((each) => ({ key: each.key, label: name(each.key), values: [all(each)] }))}
        parts={['Lectures']}
        format={formatNumber}
      />
    </FiguresPanel>
  );
}

/** The PDFs that were opened and the references that were downloaded. */
export function DownloadsPanel({ report, names }: Named) {
  const pages = report.pages
    .filter(({ texts, citations }) => texts + citations > 0)
    .toSorted((a, b) => b.texts + b.citations - a.texts - a.citations);
  const name = (key: string) => (key === '/publications' ? 'Listes de publications' : nameOf(key, names));
  return (
    <FiguresPanel
      title="PDF et références"
      file={`visites-pdf-${report.period}.csv`}
      none="Aucun PDF ouvert, aucune référence téléchargée sur cette période."
      notes={notesOn(pages.length, 'autre', 'autres')}
      table={{
        heads: ['Publication ou document', 'PDF ouverts', 'Références'],
        rows: pages.map(({ key, texts, citations }) => [name(key), formatNumber(texts), formatNumber(citations)]),
      }}
    >
      <RankedBars
        label="PDF ouverts et références téléchargées"
        rows={pages
          .slice(0, shown)
          .map(({ key, texts, citations }) => ({ key, label: name(key), values: [texts, citations] }))}
        parts={['PDF ouverts', 'Références téléchargées']}
        format={formatNumber}
      />
    </FiguresPanel>
  );
}

/** The languages of the pages that were read. */
export function LanguagesPanel({ report: { languages, period } }: Props) {
  const [only] = languages;
  if (languages.length === 1 && only)
    return (
      <TitledPanel title="Langues">
        <PanelText>Tout a été lu en {languageName(only.key)}.</PanelText>
      </TitledPanel>
    );
  return (
    <FiguresPanel
      title="Langues"
      file={`visites-langues-${period}.csv`}
      none=""
      table={{
        heads: ['Langue de la page', 'Lectures'],
        rows: languages.map((each) => [capitalised(languageName(each.key)), formatNumber(all(each))]),
      }}
    >
      <RankedBars
        label="Langues des pages lues"
        rows={languages.map((each) => ({
          key: each.key,
          label: capitalised(languageName(each.key)),
          values: [all(each)],
        }))}
        parts={['Lectures']}
        format={formatNumber}
      />
    </FiguresPanel>
  );
}

function nameOf(key: string, names: ReadonlyMap<string, string>): string {
  return key === '*' ? 'Autres pages' : (names.get(key) ?? key);
}

/** The name of a page as a link to it, if it is still there. */
function pageLink(key: string, names: ReadonlyMap<string, string>) {
  const name = nameOf(key, names);
  if (!names.has(key)) return name;
  return (
    <a className="text-ink no-underline hover:text-accent hover:underline" href={key} target="_blank" rel="noopener">
      {name}
      <span className="sr-only"> (nouvel onglet)</span>
    </a>
  );
}

const notesOn = (count: number, one: string, many: string): string[] =>
  count > shown ? [`Et ${counted(count - shown, one, many)}, dans les chiffres.`] : [];

const figures = ({ views, texts, citations }: Counts): string[] =>
  [views, texts, citations].map((count) => formatNumber(count));

const all = ({ views, texts, citations }: Sum): number => views + texts + citations;
