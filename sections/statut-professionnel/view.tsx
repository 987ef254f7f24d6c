import { Block } from '@/components/public/block';
import { LinkedText } from '@/components/public/linked-text';
import { withIndexKey } from '@/components/public/with-index-key';
import { originOf } from '@/sections/origins';
import type { Diplome } from './definition';

/** Training and diplomas: section statut-professionnel. */
export function Training({ title, diplomas }: { title: string; diplomas: readonly Diplome[] }) {
  if (diplomas.length === 0) return null;
  return (
    <Block title={title}>
      <ol>
        {withIndexKey(diplomas).map(({ key, value: diploma }) => (
          <li className="diploma" key={key} {...originOf(diploma)}>
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
