'use client';
import { useId } from 'react';
import { Field, Fields } from '@/components/admin/fields/field';
import { GrowingLine, Select } from '@/components/admin/fields/input';
import { natureLabels } from '../../natures';
import {
  type Corrections,
  type DraftEntry,
  type DraftField,
  draftFault,
  draftValues,
  shownFields,
  venueLabel,
} from '../draft';
import { fieldLabel } from '../field-labels';
import { needed } from '../from-work';

type Props = {
  readonly draft: DraftEntry;
  readonly corrections: Corrections | undefined;
  readonly onCorrect: (corrections: Corrections) => void;
};

/** What was guessed of a reference in a text, to be corrected. */
export function DraftForm({ draft, corrections, onCorrect }: Props) {
  const id = useId();
  const values = draftValues(draft, corrections);
  const fault = draftFault(draft, corrections);
  const set = (field: DraftField, value: string) => onCorrect({ ...corrections, [field]: value });
  return (
    <Fields>
      {shownFields(values).map((field) => (
        <Field
          key={field}
          id={`${id}-${field}`}
          label={field === 'venue' ? venueLabel(values.nature) : fieldLabel(field)}
          span={spans[field] ?? 'third'}
          required={needed.includes(field)}
          error={fault?.field === field ? fault.message : undefined}
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
              <GrowingLine {...tied} value={values[field] ?? ''} onText={(text) => set(field, text)} />
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
