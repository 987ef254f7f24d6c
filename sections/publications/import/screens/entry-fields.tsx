/** The fields of an entry: of a draft to be corrected, of a known publication to be compared. */
import { Field, Fields, GrowingLine, Select } from '@/components/admin/fields/field';
import { Tick } from '@/components/admin/ui/check-label';
import { ComparisonGroup, ComparisonRow, ComparisonTable, HeadNote } from '@/components/admin/ui/comparison-table';
import { quoted } from '@/lib/format/french';
import type { Refusal } from '../../../career/plan-shape';
import { type Choice, fieldsToOverwrite } from '../choices';
import { type DraftEntry, type DraftField, draftFault, draftValues, isNeeded, shownFields, venueLabel } from '../draft';
import { choices, fieldLabel, fieldText } from '../field-labels';
import type { Domains, Planned } from '../plan-shape';
import type { Choose } from './use-import';

/** What all rows of a review are given. */
export type ReviewProps = {
  readonly domains: Domains;
  readonly listDomain: string;
  /** What is said of an entry that the source has twice. */
  readonly repeated: string;
  readonly onChoose: Choose;
  /** Marks of what the owner has said is not theirs. */
  readonly refused: ReadonlySet<string>;
  readonly onRefuse: (index: number, refusal: Refusal) => void;
  readonly onTakeBack: (index: number, mark: string) => void;
};
export type EntryProps<Entry = Planned> = {
  readonly index: number;
  readonly planned: Entry;
  /** Of the list, over the first entry below it. */
  readonly heading?: string;
  readonly choice: Choice | undefined;
  readonly review: ReviewProps;
};

/** What was guessed of a reference in a text, to be corrected. */
export function DraftForm({ index, planned, choice, review }: EntryProps<DraftEntry>) {
  const corrections = choice?.corrections;
  const values = draftValues(planned, corrections);
  const fault = draftFault(planned, corrections);
  const set = (field: DraftField, value: string) =>
    review.onChoose(index, { corrections: { ...corrections, [field]: value } });
  return (
    <Fields>
      {shownFields(values).map((field) => (
        <Field
          key={field}
          label={field === 'venue' ? venueLabel(values.nature) : fieldLabel(field)}
          span={spans[field] ?? 'third'}
          required={isNeeded(planned, field)}
          error={fault?.field === field ? fault.message : undefined}
          alerts
        >
          {choices[field] ? (
            <Select value={values[field]} onText={(text) => set(field, text)}>
              {field !== 'nature' && <option value="">Non précisé</option>}
              {Object.entries(choices[field] ?? {}).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          ) : (
            <GrowingLine value={values[field] ?? ''} onText={(text) => set(field, text)} />
          )}
        </Field>
      ))}
    </Fields>
  );
}

const spans: Readonly<Partial<Record<DraftField, 'full' | 'half'>>> = {
  title: 'full',
  authors: 'full',
  year: 'half',
  nature: 'half',
  venue: 'full',
  pages: 'half',
  doi: 'half',
  editors: 'full',
  note: 'full',
};

/**
 * The fields that differ, the owner's words beside the file's; a tick takes the file's. Those that the owner has other
 * words for come last.
 */
export function FieldTable({
  index,
  planned,
  choice,
  review,
}: EntryProps<Extract<Planned, { readonly is: 'update' | 'ask' }>>) {
  const { title, proposedChanges, ownerKept } = planned;
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
          {[...proposedChanges, ...ownerKept].map(({ field, yours, theirs }, row) => (
            <ComparisonRow
              key={field}
              label={
                <>
                  {fieldLabel(field)}
                  {row >= proposedChanges.length && <HeadNote>vos mots restent</HeadNote>}
                </>
              }
              cells={[
                ['La vôtre', <Value key={field}>{fieldText(field, yours)}</Value>],
                [
                  'La leur',
                  <Tick key={field} checked={taken.includes(field)} onTick={(isTaken) => take(field, isTaken)}>
                    <Value>{fieldText(field, theirs)}</Value>
                  </Tick>,
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
