'use client';
import { Icon } from '@/components/ui/icon';
import type { ChoiceNode, ColourNode, IconNode } from '@/sections/editor-tree';
import { icons } from '@/sections/icons';
import { gradientOf, toneOf } from '@/sections/palette';
import { FieldGroup } from '../fields/field';
import type { Path } from '../form/draft';
import { asText, useField } from '../form/form-context';

type Of<Node> = { readonly node: Node; readonly path: Path };

/** Radio buttons, for few options. A stored value that is not among them is shown as one more option. */
export function Choice({ node, path }: Of<ChoiceNode>) {
  const { field, value, set } = useField(path, node);
  const current = asText(value);
  const known = node.options.some((option) => option.value === current);
  const shown = known || current === '' ? node.options : [...node.options, { value: current, label: current }];
  return (
    <FieldGroup {...field}>
      <div className="seg fill">
        {shown.map((option) => (
          <label key={option.value}>
            <input type="radio" name={field.id} value={option.value} checked={option.value === current} onChange={() => set(option.value)} />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

/** Colours to pick by name. The stored value is a gradient class string, which is only looked up in a table and never used as a class. */
export function ColourPalette({ node, path }: Of<ColourNode>) {
  const { field, value, set } = useField(path, node);
  const current = toneOf(value);
  return (
    <FieldGroup {...field} className="palette colors">
      <div className="opts">
        {node.palette.map(({ tone, label }) => (
          <label key={tone} data-tone={tone}>
            <input type="radio" name={field.id} value={tone} checked={tone === current} onChange={() => set(gradientOf(tone))} />
            <span className="dot" />
            {label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

export function IconPalette({ node, path }: Of<IconNode>) {
  const { field, value, set } = useField(path, node);
  const current = node.icons.find((name) => name === value) ?? node.icons[0];
  return (
    <FieldGroup {...field} className="palette">
      <div className="opts">
        {node.icons.map((name) => (
          <label key={name} title={icons[name]}>
            <input type="radio" name={field.id} value={name} aria-label={icons[name]} checked={name === current} onChange={() => set(name)} />
            <Icon name={name} />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
