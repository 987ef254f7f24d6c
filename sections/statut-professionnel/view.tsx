import { Block } from '@/components/public/block';
import { LinkedText } from '@/components/public/linked-text';
import { withIndexKey } from '@/components/public/with-index-key';
import type { Diplome } from './definition';

/** Training and diplomas: section statut-professionnel. */
export function Training({ title, diplomas }: { title: string; diplomas: readonly Diplome[] }) {
  if (diplomas.length === 0) return null;
  return (
    <Block title={title}>
      <ol>
        {withIndexKey(diplomas).map(({ key, value: diploma }, index) => (
          <li className="diploma" key={key} data-id={`statut-professionnel-${index + 1}`}>
            <span>{diploma.year}</span>
            <div>
              <p>{diploma.title}</p>
              {diploma.description ? (
                <p className="small">
                  <LinkedText text={diploma.description} />
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </Block>
  );
}
