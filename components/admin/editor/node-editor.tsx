'use client';
import { Choice, ColourPalette, IconPalette } from './choice-nodes';
import { GroupEditor } from './group-editor';
import { ListEditor } from './list-editor';
import { MapEditor } from './map-editor';
import type { NodeProps } from './nested-node';
import { RichTextNodeEditor } from './rich-text-node';
import { StringsEditor } from './strings-editor';
import { Checkbox, Select, Textarea, TextInput } from './text-nodes';

/** Renders a node of a definition's editor tree. This switch alone maps node types to components. */
export function NodeEditor({ node, path, only }: NodeProps) {
  switch (node.node) {
    case 'text':
      return <TextInput node={node} path={path} />;
    case 'textarea':
      return <Textarea node={node} path={path} />;
    case 'richText':
      return <RichTextNodeEditor node={node} path={path} />;
    case 'select':
      return <Select node={node} path={path} />;
    case 'choice':
      return <Choice node={node} path={path} />;
    case 'colour':
      return <ColourPalette node={node} path={path} />;
    case 'icon':
      return <IconPalette node={node} path={path} />;
    case 'checkbox':
      return <Checkbox node={node} path={path} />;
    case 'strings':
      return <StringsEditor node={node} path={path} only={only} />;
    case 'group':
      return <GroupEditor node={node} path={path} />;
    case 'list':
      return <ListEditor node={node} path={path} only={only} />;
    case 'map':
      return <MapEditor node={node} path={path} />;
    case 'photo':
    case 'hidden':
      return null;
  }
}
