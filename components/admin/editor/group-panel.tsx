'use client';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { quoted } from '@/lib/format/french';
import type { AnyMap } from '@/sections/editor-tree';
import type { Path } from '../form/draft';
import { Button } from '../ui/button';
import { IconButton } from '../ui/icon-button';
import { TitleLine } from '../ui/layout';
import { GroupMovesProvider } from './group-moves';
import { NameForm } from './name-form';
import { NestedNode } from './nested-node';
import type { GroupActions } from './use-group-actions';

type Props = { readonly node: AnyMap; readonly path: Path; readonly editing: GroupActions };

/** The selected group of a map: its name, which can be changed, and its content. */
export function GroupPanel({ node, path, editing }: Props) {
  const { selected, place, name, moves, problem, rename } = editing;
  const [isNaming, setIsNaming] = useState(false);
  return (
    <>
      {isNaming ? (
        <NameForm
          label={node.labels.keyLabel}
          submit="Renommer"
          start={name(selected)}
          autoFocus
          onSubmit={(text) => {
            rename(text);
            setIsNaming(false);
          }}
          onCancel={() => setIsNaming(false)}
          place={place}
          problem={(text) => problem(text, selected)}
        />
      ) : (
        <TitleLine>
          <h2>{name(selected)}</h2>
          <div className="flex items-center gap-1">
            <Button variant="quiet" onClick={() => setIsNaming(true)}>
              <Pencil aria-hidden />
              Renommer
            </Button>
            {node.layout === 'tabs' && <RemoveGroup node={node} editing={editing} of={selected} />}
          </div>
        </TitleLine>
      )}
      <GroupMovesProvider value={moves}>
        <NestedNode node={node.value} path={[...path, selected]} />
      </GroupMovesProvider>
    </>
  );
}

type RemoveProps = Pick<Props, 'node' | 'editing'> & { /** The key of the group. */ readonly of: string };

/** Removes a group, after a question. */
export function RemoveGroup({ node, editing, of }: RemoveProps) {
  return <IconButton label={`${node.labels.remove} ${quoted(editing.name(of))}`} icon={Trash2} removes onClick={() => void editing.remove(of)} />;
}
