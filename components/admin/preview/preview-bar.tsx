import { Monitor, Smartphone, X } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '../ui/button';
import { Segment, Segmented } from '../ui/segmented';
import { useRemembered } from './use-remembered';

const widths = ['telephone', 'ordinateur'] as const;
export type FrameWidth = (typeof widths)[number];
const labels = { telephone: 'Téléphone', ordinateur: 'Ordinateur' } as const;
const icons = { telephone: Smartphone, ordinateur: Monitor } as const;

export const useFrameWidth = () => useRemembered<FrameWidth>('apercu-largeur', widths);

export function PreviewBar({
  width,
  onWidth,
  onClose,
}: {
  readonly width: FrameWidth;
  readonly onWidth: (next: FrameWidth) => void;
  /** Absent where what is around it closes. */
  readonly onClose: (() => void) | undefined;
}) {
  const name = useId();
  return (
    <fieldset className="flex border-rule border-b px-3 py-2">
      <legend className="sr-only">Largeur de l’aperçu</legend>
      <Segmented>
        {widths.map((each) => {
          const Icon = icons[each];
          return (
            <Segment key={each} name={name} value={each} checked={each === width} onChange={() => onWidth(each)}>
              <Icon className="size-3.75" />
              {labels[each]}
            </Segment>
          );
        })}
      </Segmented>
      {onClose && <IconButton className="ms-auto" icon={X} label="Fermer l’aperçu" onClick={onClose} />}
    </fieldset>
  );
}
