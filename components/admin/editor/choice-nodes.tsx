'use client';
import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/icon';
import type { ChoiceNode, ColourNode, IconNode } from '@/sections/editor-tree';
import { icons } from '@/sections/icons';
import type { Tone } from '@/sections/palette';
import { gradientOf, toneOf } from '@/sections/palette';
import { FieldGroup } from '../fields/field';
import { asText, useField } from '../form/form-context';
import { chosenOutline } from '../ui/chosen';
import { cx } from '../ui/cx';
import { Segment, Segmented } from '../ui/segmented';
import type { NodeProps } from './nested-node';
import { OtherField, otherValue, useOtherOption } from './other-option';

type Of<Node> = { readonly node: Node } & Pick<NodeProps, 'path' | 'isNamed'>;

/** Radio buttons, for few options. A stored value that is not among them is shown as one more option. */
export function Choice({ node, path }: Of<ChoiceNode>) {
  const { field, value, set, leave } = useField(path, node);
  const current = asText(value);
  const { isOther, chosen, choose } = useOtherOption(current, set);
  const known = isOther || current === '' || node.options.some((option) => option.value === current);
  const shown = [
    ...node.options,
    ...(known ? [] : [{ value: current, label: current }]),
    ...(node.other ? [{ value: otherValue, label: node.other.label }] : []),
  ];
  return (
    <FieldGroup {...field}>
      <Segmented fill>
        {shown.map((option) => (
          <Segment
            key={option.value}
            name={field.id}
            value={option.value}
            checked={option.value === chosen}
            onChange={() => choose(option.value)}
          >
            {option.label}
          </Segment>
        ))}
      </Segmented>
      {isOther && <OtherField label={node.label} other={node.other} value={current} onType={set} onLeave={leave} />}
    </FieldGroup>
  );
}

/**
 * Colours to pick by name. The stored value is a gradient class string, which is only looked up in a table and never
 * used as a class.
 */
export function ColourPalette({ node, path, isNamed }: Of<ColourNode>) {
  const { field, value, set } = useField(path, node);
  const current = toneOf(value);
  return (
    <FieldGroup {...field} loose isNamed={isNamed}>
      <div className="flex flex-wrap gap-1.5" data-options>
        {node.palette.map(({ tone, label }) => (
          <Option
            key={tone}
            tone={tone}
            name={field.id}
            value={tone}
            checked={tone === current}
            onChange={() => set(gradientOf(tone))}
          >
            <span className="size-4 rounded-1 bg-tone-dot forced-color-adjust-none peer-checked:ring-2 peer-checked:ring-field" />
            {label}
          </Option>
        ))}
      </div>
    </FieldGroup>
  );
}

export function IconPalette({ node, path }: Of<IconNode>) {
  const { field, value, set } = useField(path, node);
  const current = node.icons.find((name) => name === value) ?? node.icons[0];
  return (
    <FieldGroup {...field} loose>
      <div className="flex flex-wrap gap-1.5" data-options>
        {node.icons.map((name) => (
          <Option
            key={name}
            title={icons[name]}
            name={field.id}
            value={name}
            aria-label={icons[name]}
            checked={name === current}
            onChange={() => set(name)}
          >
            <Icon name={name} className="" />
          </Option>
        ))}
      </div>
    </FieldGroup>
  );
}

type OptionProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & { readonly tone?: Tone };

/** One picture to pick, with its colour's name beside it where it has a tone. */
function Option({ tone, title, children, ...rest }: OptionProps) {
  return (
    <label
      title={title}
      data-tone={tone}
      className={cx(
        'relative grid cursor-pointer place-items-center rounded-2 border border-rule bg-field text-ink-soft hover:border-rule-strong hover:text-ink',
        'has-checked:border-accent has-checked:bg-accent-wash has-checked:text-accent has-checked:inset-ring has-checked:inset-ring-accent',
        chosenOutline.checked,
        'has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
        tone ? 'h-8 grid-flow-col gap-1.5 ps-1.75 pe-2.5 text-sm max-sm:h-10' : 'size-10 max-sm:size-11',
      )}
    >
      <input type="radio" className="peer absolute inset-0 m-0 cursor-pointer opacity-0" {...rest} />
      {children}
    </label>
  );
}
