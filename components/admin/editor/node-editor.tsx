import type { ReactNode } from 'react';
import type { AnyNode } from '@/sections/editor-tree';
import type { NodeName, NodeNamed } from '@/sections/nodes/table';
import type { NodeProps } from '../form/form-context';
import { Choice, ColourPalette, IconPalette, Select } from './choice-nodes';
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
