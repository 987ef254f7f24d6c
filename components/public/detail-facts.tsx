import type { DetailLine as StoredFact } from '@/sections/detail-lines';
import { spoken } from '@/sections/public-site';
import { CheckList } from './check-list';
import { type Description, DescriptionList } from './description-list';
import type { Page } from './owner-text';

type Props = {
  readonly first: readonly Description[];
  readonly details: readonly StoredFact[];
  readonly site: Page;
};

/** The facts of a detail dialog: those of one line in a table, the others below it as lists, each under its heading. */
export function DetailFacts({ first, details, site }: Props) {
  const single = details.filter(({ lines }) => lines.length === 1 && !isList(lines));
  const facts = single.map(({ label, lines: [value = ''] }) => ({ label, value, spoken: spoken(site, value) }));
  return (
    <>
      <DescriptionList facts={[...first, ...facts]} site={site} />
      {details
        .filter((fact) => !single.includes(fact))
        .map(({ label, lines }) => (
          <CheckList key={label} title={label} lines={lines} site={site} />
        ))}
    </>
  );
}

/** A single line as long as a paragraph reads better under a heading. */
const isList = (lines: readonly string[]) => (lines[0]?.length ?? 0) > 140;
