import { withIndexKey } from '@/components/public/with-index-key';
import type { Diplome } from './definition';

/** Training and diplomas: section statut-professionnel. */
export function Training({ title, diplomas }: { title: string; diplomas: readonly Diplome[] }) {
  if (diplomas.length === 0) return null;
  return (
    <div className="sub">
      <h3>{title}</h3>
      <ol className="years">
        {withIndexKey(diplomas).map(({ key, value: diploma }) => (
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
