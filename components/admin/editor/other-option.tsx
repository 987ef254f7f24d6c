'use client';
import { useId, useState } from 'react';
import type { ChoiceNode, SelectNode } from '@/sections/editor-tree';
import { Field } from '../fields/field';
import { Input } from '../fields/input';
import { useFormContext } from '../form/form-context';
import { useGiveUp } from '../form/use-draft';

/** The value of the option « Autre »; no stored text is like it. */
export const otherValue = '#autre';

type Props = Pick<SelectNode | ChoiceNode, 'label' | 'other'> & {
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
};

/**
 * Whether « Autre » is chosen, so that the value is typed, until the form begins again; the chosen option, and the
 * field for the text.
 */
export function useOtherOption(value: string, set: (value: string) => void) {
  const { draft } = useFormContext();
  const [isOther, setIsOther] = useState(false);
  useGiveUp(draft, () => setIsOther(false));
  const choose = (chosen: string) => {
    setIsOther(chosen === otherValue);
    set(chosen === otherValue ? '' : chosen);
  };
  return { isOther, chosen: isOther ? otherValue : value, choose };
}

/** The field for the text of « Autre ». */
export function OtherField({ label, other, value, onType, onLeave }: Props) {
  return (
    <Field id={useId()} label={`${label}\u00a0: ${other?.label.toLocaleLowerCase('fr')}`}>
      {(ties) => (
        <Input
          {...ties}
          placeholder={other?.placeholder}
          value={value}
          onChange={(event) => onType(event.target.value)}
          onBlur={onLeave}
        />
      )}
    </Field>
  );
}
