'use client';
import { useId } from 'react';
import { Field, Fields } from '@/components/admin/fields/field';
import { GrowingLine, Select } from '@/components/admin/fields/input';
import type { Choice } from '@/sections/publications/import/choices';
import {
  type DraftEntry,
  type DraftField,
  draftFault,
  draftValues,
  shownFields,
  venueLabel,
} from '@/sections/publications/import/draft';
import { fieldLabel } from '@/sections/publications/import/field-labels';
import { natureLabels } from '@/sections/publications/natures';

type Props = {
  readonly draft: DraftEntry;
  readonly choice: Choice;
  readonly onCorrect: (corrections: NonNullable<Choice['corrections']>) => void;
};

/** What was guessed of a reference in a text, to be corrected. */
export function DraftForm({ draft, choice, onCorrect }: Props) {
  const id = useId();
  const values = draftValues(draft, choice.corrections);
  const fault = draftFault(draft, choice.corrections);
  const set = (field: DraftField, value: string) => onCorrect({ ...choice.corrections, [field]: value });
  return (
    <Fields>
      {shownFields(values).map((field) => (
        <Field
          key={field}
          id={`${id}-${field}`}
          label={field === 'venue' ? venueLabel(values.nature) : fieldLabel(field)}
          span={spans[field] ?? 'third'}
          required={field === 'title' || field === 'authors' || field === 'year'}
          error={fault && fault.field === field ? fault.message : undefined}
          alerts
        >
          {(tied) =>
            field === 'nature' ? (
              <Select {...tied} value={values.nature} onChange={(event) => set('nature', event.target.value)}>
                {Object.entries(natureLabels).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            ) : (
              <GrowingLine {...tied} value={values[field]} onText={(text) => set(field, text)} />
            )
          }
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
