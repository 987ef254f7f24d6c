'use client';
import { Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { StoredSection } from '@/sections/public-site';
import type { Preview } from '@/sections/text-preview';
import { typeLabel } from '@/sections/text-preview';
import { MoveButtons } from '../editor/move-buttons';
import { IconButton } from '../form/icon-button';
import { SampleBadge, VisibilityBadge } from '../section-badges';
import { MoveHandle } from '../sortable/move-handle';
import type { DragState } from '../sortable/use-sortable';

type Props = {
  readonly section: StoredSection;
  readonly preview: Preview;
  /** Its index in the list. */
  readonly index: number;
  readonly look: DragState;
  /** An icon for its type. */
  readonly mark?: ReactNode;
  /** Whether it is the last of the list. */
  readonly last: boolean;
  readonly onMove: (from: number, to: number) => void;
  readonly onToggle: () => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
};

/** A row of the section list, in both pages that show it. */
export function SectionRow({ section, preview, index, look, mark, last, onMove, onToggle, onEdit, onRemove }: Props) {
  const { title, visible } = section;
  const EyeIcon = visible ? EyeOff : Eye;
  return (
    <li className={visible ? 'sec-row' : 'sec-row is-off'} data-index={index} data-drag={look}>
      <MoveHandle name={title} taken={look === 'taken'} />
      <div>
        <div className="title">{title}</div>
        <div className="sub">
          {mark}
          {typeLabel(section.type)} {section.sample && <SampleBadge />}
        </div>
      </div>
      <p className="preview">
        <span className="clip2">{preview.empty ? <em>{preview.text}</em> : preview.text}</span> {preview.more && <em>{preview.more}</em>}
      </p>
      <span className="tag">
        <VisibilityBadge visible={visible} />
      </span>
      <span className="tools">
        <MoveButtons what={`«\u00a0${title}\u00a0»`} index={index} last={last} onMove={onMove} />
        <Tool label={`${visible ? 'Masquer' : 'Afficher'} «\u00a0${title}\u00a0»`} icon={EyeIcon} onClick={onToggle} />
        <Tool label={`Modifier «\u00a0${title}\u00a0»`} icon={Pencil} onClick={onEdit} />
        <Tool label={`Supprimer «\u00a0${title}\u00a0»`} icon={Trash2} removes onClick={onRemove} />
      </span>
    </li>
  );
}

function Tool(props: Omit<ComponentProps<typeof IconButton>, 'title'>) {
  return <IconButton title={props.label} {...props} />;
}
