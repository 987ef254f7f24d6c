import { withIndexKey } from '@/components/ui/with-index-key';
import type { LangAttributes } from '@/sections/public-site';

type Stat = {
  readonly label: string;
  readonly value: string;
  readonly item?: string;
  readonly langAttributes?: LangAttributes;
};

/** A row of figures; a character after the number has the accent colour: « 15+ »; a span of years is smaller. */
export function Stats({ label, figures }: { label: string; figures: readonly Stat[] }) {
  if (figures.length === 0) return null;
  return (
    <dl className="stats" data-count={figures.length} aria-label={label}>
      {withIndexKey(figures).map(({ key, value: figure }) => (
        <div key={key} data-id={figure.item}>
          <dt {...figure.langAttributes}>{figure.label}</dt>
          <dd>
            <Numeral value={figure.value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Numeral({ value }: { value: string }) {
  if (/^\d{4}–\d{4}$/.test(value))
    return (
      <bdi className="text-2xl print:text-xl" dir="ltr">
        {value}
      </bdi>
    );
  const [, number = value, suffix = ''] = /^([\d\s.,\u00a0\u202f]+)(\D{1,3})$/.exec(value.trim()) ?? [];
  return (
    <>
      {number}
      {suffix ? <span className="text-accent">{suffix}</span> : null}
    </>
  );
}
