'use client';
import { useId } from 'react';
import type { Choice } from '@/sections/publications/import/choices';
import { type DraftEntry, type DraftField, draftFault, draftFields, draftValues } from '@/sections/publications/import/draft';
import { fieldLabel } from '@/sections/publications/import/field-labels';
import { natureLabels } from '@/sections/publications/natures';
import { Field, Fields } from '../fields/field';
import { GrowingLine, Select } from '../fields/input';

type Props = { readonly draft: DraftEntry; readonly choice: Choice; readonly onCorrect: (corrections: NonNullable<Choice['corrections']>) => void };

/** The guessed fields of a reference in a text, to be corrected. */
export function DraftForm({ draft, choice, onCorrect }: Props) {
  const id = useId();
  const values = draftValues(draft, choice.corrections);
  const fault = draftFault(draft, choice.corrections);
  const set = (field: DraftField, value: string) => onCorrect({ ...choice.corrections, [field]: value });
  return (
    <Fields>
      {draftFields.map((field) => (
        <Field
          key={field}
          id={`${id}-${field}`}
          label={field === 'venue' ? 'Revue, ouvrage, conférence ou établissement' : fieldLabel(field)}
          span={spans[field]}
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

const spans: Readonly<Record<DraftField, 'full' | 'half' | 'third'>> = {
  title: 'full',
  authors: 'full',
  year: 'half',
  nature: 'half',
  venue: 'full',
  volume: 'third',
  number: 'third',
  pages: 'third',
  editors: 'full',
  publisher: 'third',
  place: 'third',
  edition: 'third',
  doi: 'full',
};
