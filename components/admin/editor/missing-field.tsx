import { useId } from 'react';
import type { AnyNode } from '@/sections/editor-tree';
import { labelOf } from '@/sections/nodes/shared';
import { asOption, Field, type FieldProps, Input, Select } from '../fields/field';
import { Suggestions } from './text-nodes';

type MissingProps = Omit<Partial<FieldProps>, 'label'> &
  Readonly<{
    field: AnyNode;
    texts: readonly string[];
    /** What the owner says for all lines, in the field of one. */
    shared?: string | undefined;
    value: string;
    onChange: (value: string) => void;
  }>;

/** A required field that no line says, for all lines or below one. */
export function MissingField({ field, texts, shared, value, onChange, ...labels }: MissingProps) {
  const list = useId();
  const isFree = 'learns' in field && field.learns !== undefined; // any text is a choice of it
  return (
    <Field label={labelOf(field)} {...labels}>
      {'options' in field && !isFree ? (
        <Select value={value} onText={onChange}>
          <option value="">{shared ? `Comme en haut\u00a0: ${shared}` : 'Choisir…'}</option>
          {field.options.map(asOption)}
        </Select>
      ) : (
        <>
          <Input list={list} placeholder={shared} value={value} onText={onChange} />
          <Suggestions id={list} texts={texts} />
        </>
      )}
    </Field>
  );
}
