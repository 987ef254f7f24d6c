import { type ReactNode, useState } from 'react';
import { isRecord } from '@/lib/record';
import type { AnyNode, ChoiceNode, ColourNode, IconNode, Option, SelectNode } from '@/sections/editor-tree';
import { icons } from '@/sections/icons';
import { optionsFor } from '@/sections/nodes/offered-texts';
import type { NodeName, NodeNamed } from '@/sections/nodes/table';
import { gradientOf, type Tone, toneOf } from '@/sections/palette';
import { asOption, Field, FieldGroup, type FieldProps, Input, Select as SelectInput } from '../fields/field';
import { itemsAt, type Path } from '../form/draft';
import { asText, type NodeProps, useField, useFormContext } from '../form/form-context';
import { useLoaded } from '../providers/loaded';
import { cx } from '../ui/cx';
import { radioLook, Segment, Segmented } from '../ui/segmented';
import { PictureNode } from './files-editor';
import { GroupEditor } from './group-editor';
import { ListEditor } from './list-editor';
import { PublicationPicker, RichTextNodeEditor, SomeOf } from './loaded-nodes';
import { MapEditor } from './map-editor';
import { Checkbox, StringsEditor, Textarea, TextInput } from './text-nodes';

type Editor<Node extends AnyNode> = {
  render(props: NodeProps<Node>): ReactNode;
};

/** The component of each node type; for all else see sections/nodes/table.ts. */
const editors: { readonly [Name in NodeName]: Editor<NodeNamed<Name>> } = {
  text: { render: TextInput },
  textarea: { render: Textarea },
  richText: { render: RichTextNodeEditor },
  select: { render: Select },
  choice: { render: Choice },
  colour: { render: ColourPalette },
  icon: { render: IconPalette },
  checkbox: { render: Checkbox },
  strings: { render: StringsEditor },
  someOf: { render: SomeOf },
  group: { render: GroupEditor },
  list: { render: ListEditor },
  map: { render: MapEditor },
  photo: { render: PictureNode },
  publication: { render: PublicationPicker },
  hidden: { render: () => null },
};

export function NodeEditor(props: NodeProps) {
  const { render: Component }: Editor<AnyNode> = editors[props.node.node];
  return <Component {...props} />;
}

/** Radio buttons, for few options. An unknown stored value is one more option. */
function Choice({ node, path }: NodeProps<ChoiceNode>) {
  const { field, value, chosen, choose, otherField } = useChoice(node, path);
  const isOption = chosen !== value || value === '' || node.options.some((option) => option.value === value);
  const options = isOption ? node.options : [...node.options, { value, label: value }];
  return (
    <FieldGroup {...field}>
      <Segmented fill>
        {[...options, ...otherOption(node)].map((option) => (
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
      {otherField}
    </FieldGroup>
  );
}

/**
 * Unknown stored values are added to the options, so that opening the form changes nothing, and so are learned ones.
 */
function Select({ node, path }: NodeProps<SelectNode>) {
  const hint = useLoaded(node.loadHint) ?? node.hint;
  const { field, value, leave, chosen, choose, otherField } = useChoice({ ...node, hint }, path);
  const { draft } = useFormContext();
  const { learns = [] } = node;
  const others = learns.length > 0 ? itemsAt(draft.value, path.slice(0, -2)) : [];
  /** The other items' values of the fields that it learns from. */
  const learned = others.flatMap((item) => (isRecord(item) ? learns.map((name) => asText(item[name]).trim()) : []));
  const texts = new Set([...(chosen === value ? [value] : []), ...learned]);
  const added = [...texts].filter(
    (text) => text.trim() !== '' && !node.options.some((option) => option.value === text),
  );
  const options = optionsFor(node, [value, ...learned]);
  const hasBlank = (value === '' || !node.required) && !options.some((option) => option.value === '');
  return (
    <Field {...field}>
      <SelectInput value={chosen} onText={choose} onBlur={leave}>
        {[
          ...(hasBlank ? [{ value: '', label: 'Choisir…' }] : []),
          ...added.map((text) => ({ value: text, label: text })),
          ...options,
          ...otherOption(node),
        ].map(asOption)}
      </SelectInput>
      {otherField}
    </Field>
  );
}

/** The value of the option « Autre »; never a stored text. */
const otherValue = '#autre';

const otherOption = ({ other }: SelectNode | ChoiceNode): readonly Option[] =>
  other ? [{ value: otherValue, label: other.label }] : [];

/** A field with options. For « Autre », the value is typed in `otherField`, until the form restarts. */
function useChoice(node: SelectNode | ChoiceNode, path: Path) {
  const { draft } = useFormContext();
  const { field, value, set, leave } = useField(path, node);
  const [otherSince, setOtherSince] = useState(-1);
  const isOther = otherSince === draft.resets;
  const text = asText(value);
  const { label, other } = node;
  return {
    field,
    value: text,
    leave,
    chosen: isOther ? otherValue : text,
    choose(option: string) {
      setOtherSince(option === otherValue ? draft.resets : -1);
      set(option === otherValue ? '' : option);
    },
    otherField: isOther && other && (
      <Field label={`${label}\u00a0: ${other.label.toLocaleLowerCase('fr')}`}>
        <Input placeholder={other.placeholder} value={text} onText={set} onBlur={leave} />
      </Field>
    ),
  };
}

/**
 * Colours to pick by name. The stored value is a gradient class string, only looked up in a table, never used as a
 * class.
 */
function ColourPalette({ node, path, isNamed }: NodeProps<ColourNode>) {
  const { field, value, set } = useField(path, node);
  const swatch = (
    <span className="size-4 rounded-1 bg-tone-dot forced-color-adjust-none peer-checked:ring-2 peer-checked:ring-field" />
  );
  return (
    <Palette
      field={field}
      isNamed={isNamed}
      options={node.palette.map(({ tone, label }) => ({ value: tone, label, tone, picture: swatch }))}
      chosen={toneOf(value)}
      onChoose={(tone) => set(gradientOf(tone))}
    />
  );
}

function IconPalette({ node, path }: NodeProps<IconNode>) {
  const { field, value, set } = useField(path, node);
  const drawn = useLoaded(loadIcons);
  return (
    <Palette
      field={field}
      options={node.icons.map((name) => ({
        value: name,
        label: icons[name],
        picture: drawn && <drawn.Icon name={name} className="" />,
      }))}
      chosen={node.icons.find((name) => name === value) ?? node.icons[0]}
      onChoose={set}
    />
  );
}

const loadIcons = () => import('@/components/ui/icon');

type PaletteProps<Value> = Readonly<{
  field: FieldProps;
  isNamed?: boolean;
  options: readonly (Option & Readonly<{ value: Value; tone?: Tone; picture: ReactNode }>)[];
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
}>;

function Palette<Value extends string>({ field, isNamed, options, chosen, onChoose }: PaletteProps<Value>) {
  return (
    <FieldGroup {...field} loose isNamed={isNamed}>
      <div className="flex flex-wrap gap-1.5" data-options>
        {options.map(({ value, label, tone, picture }) => (
          <label
            key={value}
            title={tone ? undefined : label}
            data-tone={tone}
            className={cx(
              'relative grid cursor-pointer place-items-center rounded-2 border border-rule bg-field text-ink-soft hover:border-rule-strong hover:text-ink',
              'has-checked:border-accent',
              radioLook,
              tone ? 'h-8 grid-flow-col gap-1.5 ps-1.75 pe-2.5 text-sm max-sm:h-10' : 'size-10 max-sm:size-11',
            )}
          >
            <input
              type="radio"
              className="peer absolute inset-0 m-0 cursor-pointer opacity-0"
              name={field.id}
              value={value}
              aria-label={tone ? undefined : label}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {picture}
            {tone && label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
