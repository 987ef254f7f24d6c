import { Copy, Pencil, Trash2 } from 'lucide-react';
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
