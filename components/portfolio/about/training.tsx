import type { Diplome } from '@/lib/content/kinds/statut-professionnel';
import { keyed } from '../keyed';

/** Training and diplomas: section statut-professionnel. */
export function Training({ title, diplomas }: { title: string; diplomas: readonly Diplome[] }) {
  if (diplomas.length === 0) return null;
  return (
    <div className="sub">
      <h3>{title}</h3>
      <ol className="years">
        {keyed(diplomas).map(({ key, value: diploma }) => (
          <li key={key}>
            <span className="year">{diploma.year}</span>
            <div>
              <p className="what">{diploma.title}</p>
              {diploma.description ? <p className="where">{diploma.description}</p> : null}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
