import { CheckLabel } from '@/components/admin/ui/check-label';
import { ComparisonGroup, ComparisonRow, ComparisonTable, HeadNote } from '@/components/admin/ui/comparison-table';
import { quoted } from '@/lib/format/french';
import { type Choice, fieldsToOverwrite } from '../choices';
import { fieldLabel, fieldText } from '../field-labels';
import type { Planned } from '../plan-shape';
import type { Choose } from './use-import';

type Props = {
  readonly index: number;
  readonly planned: Extract<Planned, { readonly is: 'update' | 'ask' }>;
  readonly choice: Choice | undefined;
  readonly review: { readonly onChoose: Choose };
};

/**
 * The fields that differ, the owner's words beside the file's; a tick takes the file's. Those that the owner has other
 * words for come last.
 */
export function FieldTable({ index, planned, choice, review }: Props) {
  const { title, follows, stays } = planned;
  const taken = fieldsToOverwrite(planned, choice);
  const take = (field: string, isTaken: boolean) =>
    review.onChoose(index, { take: isTaken ? [...taken, field] : taken.filter((each) => each !== field) });
  return (
    <div className="mt-2">
      <ComparisonTable
        caption={`Champs qui diffèrent dans ${quoted(title)}`}
        heads={['Champ', 'La vôtre', 'La leur']}
        narrowLabels
      >
        <ComparisonGroup>
          {[...follows, ...stays].map(({ field, yours, theirs }, row) => (
            <ComparisonRow
              key={field}
              label={
                <>
                  {fieldLabel(field)}
                  {row >= follows.length && <HeadNote>vos mots restent</HeadNote>}
                </>
              }
              cells={[
                ['La vôtre', <Value key={field}>{fieldText(field, yours)}</Value>],
                [
                  'La leur',
                  <CheckLabel key={field}>
                    <input
                      type="checkbox"
                      checked={taken.includes(field)}
                      onChange={({ target }) => take(field, target.checked)}
                    />
                    <Value>{fieldText(field, theirs)}</Value>
                  </CheckLabel>,
                ],
              ]}
            />
          ))}
        </ComparisonGroup>
      </ComparisonTable>
    </div>
  );
}

/** A value, of a long one its beginning; a word where there is none. */
function Value({ children }: { readonly children: string }) {
  if (children === '') return <span className="text-ink-faint">Absent</span>;
  return <span className="wrap-anywhere line-clamp-8">{children}</span>;
}
