import { OwnerText, type Page } from '@/components/public/owner-text';
import type { TeachingService } from '../service-enseignement/definition';
import type { Cours } from './definition';
import { serviceYears } from './service';
import { formulaParts, serviceTable } from './service-words';
import { words } from './words';

type Props = { readonly courses: readonly Cours[]; readonly service: TeachingService; readonly site: Page };

/** The hours of each year on the public page, the newest first, with how they are counted. */
export function ServiceByYear({ courses, service, site }: Props) {
  const { language } = site;
  const word = words[language];
  const years = serviceYears(courses, service);
  if (years.length === 0) return null;
  const { heads, rows } = serviceTable(years.toReversed(), language, 'short');
  return (
    <div className="prose">
      <h3>{word.service}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className="table-box" aria-label={word.serviceTable} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells) => (
              <tr key={cells[0]}>
                {cells.map((cell, index) => (
                  <td key={heads[index]} className={index === 0 ? 'whitespace-nowrap' : undefined}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {formulaParts(years, service, language).map(({ status, counts }) => (
        <p className="small" key={status + counts}>
          <OwnerText site={site} text={status}>
            {status}
          </OwnerText>
          {counts}
        </p>
      ))}
    </div>
  );
}
