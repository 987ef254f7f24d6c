import { Copy, Pencil, Plus, Trash2 } from 'lucide-react';
import type { ComponentProps, MouseEventHandler } from 'react';
import { quoted } from '@/lib/format/french';
import { IconButton } from './button';

type ItemProps = Readonly<{
  name: string;
  edit?: ComponentProps<'button'>;
  onCopy?: MouseEventHandler;
  onRemove?: MouseEventHandler;
}>;

export function ItemButtons({ name, edit, onCopy, onRemove }: ItemProps) {
  const item = quoted(name);
  return (
    <>
      {edit && <IconButton {...edit} label={`Modifier ${item}`} icon={Pencil} />}
      {onCopy && <IconButton label={`Dupliquer ${item}`} icon={Copy} onClick={onCopy} />}
      {onRemove && <IconButton label={`Supprimer ${item}`} icon={Trash2} removes onClick={onRemove} />}
    </>
  );
}

type Props = Readonly<{ label: string; onClick: () => void }>;

export function AddCard({ label, onClick }: Props) {
  return (
    <button
      type="button"
      className="flex min-h-14 cursor-pointer items-center justify-center gap-2 rounded-3 border border-rule-strong border-dashed bg-transparent p-4 font-medium text-control text-ink-soft hover:border-accent hover:bg-accent-wash hover:text-accent"
      onClick={onClick}
    >
      <Plus />
      {label}
    </button>
  );
}
