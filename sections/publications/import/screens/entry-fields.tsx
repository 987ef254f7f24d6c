/** The fields of an entry: those of a draft to correct, or those in which it differs from a known publication. */
import { Field, Fields, GrowingLine, Select } from '@/components/admin/fields/field';
import { Tick } from '@/components/admin/ui/check-label';
import { ComparisonGroup, ComparisonRow, ComparisonTable, HeadNote } from '@/components/admin/ui/comparison-table';
import { quoted } from '@/lib/format/french';
import type { Refusal } from '../../../career/plan-shape';
import { type Choice, fieldsToOverwrite } from '../choices';
import {
  type DraftEntry,
  type DraftField,
  draftFault,
  draftValues,
  isRequired,
  shownFields,
  venueLabel,
} from '../draft';
import { fieldLabel, fieldText, valueLabels } from '../field-labels';
import type { Domains, Planned } from '../plan-shape';
import type { Choose } from './use-import';

export type ReviewProps = {
  readonly domains: Domains;
  readonly listDomain: string;
  /** The note under an entry that the source has twice. */
  readonly repeated: string;
  readonly onChoose: Choose;
  /** Marks of the entries that the owner has said are not theirs. */
  readonly refused: ReadonlySet<string>;
  readonly onRefuse: (index: number, refusal: Refusal) => void;
  readonly onTakeBack: (index: number, mark: string) => void;
};
export type EntryProps<Entry = Planned> = {
  readonly index: number;
  readonly planned: Entry;
  /** The heading of the owner's list, given to the first entry under it. */
  readonly heading?: string;
  readonly choice: Choice | undefined;
  readonly review: ReviewProps;
};

export function DraftForm({ index, planned, choice, review }: EntryProps<DraftEntry>) {
  const corrections = choice?.corrections;
  const values = draftValues(planned, corrections);
  const fault = draftFault(planned, corrections);
  const correct = (field: DraftField, value: string) =>
    review.onChoose(index, { corrections: { ...corrections, [field]: value } });
  return (
    <Fields>
      {shownFields(values).map((field) => (
        <Field
          key={field}
          label={field === 'venue' ? venueLabel(values.nature) : fieldLabel(field)}
          span={spans[field] ?? 'third'}
          required={isRequired(planned, field)}
          error={fault?.field === field ? fault.message : undefined}
          alerts
        >
          {valueLabels[field] ? (
            <Select value={values[field]} onText={(text) => correct(field, text)}>
              {field !== 'nature' && <option value="">Non précisé</option>}
              {Object.entries(valueLabels[field] ?? {}).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          ) : (
            <GrowingLine value={values[field] ?? ''} onText={(text) => correct(field, text)} />
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

/** The owner's words beside the file's; a tick takes the file's. The fields that keep the owner's words come last. */
export function FieldTable({
  index,
  planned,
  choice,
  review,
}: EntryProps<Extract<Planned, { readonly is: 'update' | 'ask' }>>) {
  const { title, proposedChanges, ownerKept } = planned;
  const taken = fieldsToOverwrite(planned, choice);
  const take = (field: string, isTaken: boolean) =>
    review.onChoose(index, { take: isTaken ? [...taken, field] : taken.filter((other) => other !== field) });
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

function Value({ children }: { readonly children: string }) {
  if (children === '') return <span className="text-ink-faint">Absent</span>;
  return <span className="wrap-anywhere line-clamp-8">{children}</span>;
}
