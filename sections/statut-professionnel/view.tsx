import { Block } from '@/components/public/block';
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
          <li
            className="grid gap-x-4 2xs:grid-cols-[3.5rem_minmax(0,1fr)] border-rule border-t py-fact last:border-b print:break-inside-avoid"
            key={key}
            {...originOf(diploma)}
          >
            <span className="font-serif text-accent text-entry lining-nums tabular-nums leading-normal">{diploma.year}</span>
            <div>
              <p className="font-medium font-serif text-entry leading-label">{diploma.title}</p>
              {diploma.description ? <p className="text-ink-soft text-sm">{diploma.description}</p> : null}
            </div>
          </li>
        ))}
      </ol>
    </Block>
  );
}
