import { type SvgIconName, svgIcons } from './svg-icons';

type Look = {
  readonly className?: string;
  /** The width of its strokes, in units of its 24 by 24 grid, where it is not that of every icon. */
  readonly weight?: number;
};

/**
 * A decorative icon as plain SVG, the same on the server and in a client component; each sheet says how an <svg> is
 * drawn.
 */
export function SvgIcon({ name, ...look }: Look & { readonly name: SvgIconName }) {
  return <SvgPath path={svgIcons[name]} {...look} />;
}

/** A decorative drawing that is not among the icons: one path in a box of 24 by 24. */
export function SvgPath({ path, className, weight }: Look & { readonly path: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden>
      <path d={path} strokeWidth={weight} />
    </svg>
  );
}
