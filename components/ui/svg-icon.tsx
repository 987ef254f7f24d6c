import { type SvgIconName, svgIcons } from './svg-icons';

type Props = { readonly name: SvgIconName; readonly className?: string };

/** A decorative icon as plain SVG, the same on the server and in a client component; its strokes are styled by `.icon`. */
export function SvgIcon({ name, className = 'icon' }: Props) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden>
      <path d={svgIcons[name]} />
    </svg>
  );
}
