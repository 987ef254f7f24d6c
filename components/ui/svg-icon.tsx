import { type SvgIconName, svgIcons } from './svg-icons';

type Props = {
  readonly name: SvgIconName;
  readonly className?: string;
  /** The width of its strokes, in units of its 24 by 24 grid, where it is not that of every icon. */
  readonly weight?: number;
};

/** A decorative icon as plain SVG, the same on the server and in a client component; each sheet says how an <svg> is drawn. */
export function SvgIcon({ name, className, weight }: Props) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden>
      <path d={svgIcons[name]} strokeWidth={weight} />
    </svg>
  );
}
