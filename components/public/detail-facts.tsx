import type { DetailLine as StoredFact } from '@/sections/detail-lines';
import { CheckList } from './check-list';
import { type Description, DescriptionList } from './description-list';

/** The facts of a detail dialog: those of one line in a table, the others below it as lists, each under its heading. */
export function DetailFacts({ first, details }: { first: readonly Description[]; details: readonly StoredFact[] }) {
  const single = details.filter(({ lines }) => lines.length === 1 && !isList(lines));
  return (
    <>
      <DescriptionList facts={[...first, ...single.map(({ label, lines }) => ({ label, value: lines[0] ?? '' }))]} />
      {details
        .filter((fact) => !single.includes(fact))
        .map(({ label, lines }) => (
          <CheckList key={label} title={label} lines={lines} />
        ))}
    </>
  );
}

/** A single line as long as a paragraph reads better under a heading. */
const isList = (lines: readonly string[]) => (lines[0]?.length ?? 0) > 140;
