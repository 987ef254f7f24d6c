import { type SvgIconName, svgIcons } from './svg-icons';

type Look = {
  readonly className?: string;
  /** Stroke width on the 24 by 24 grid, where it differs from other icons'. */
  readonly weight?: number;
};

/**
 * A decorative icon as plain SVG, the same on the server and in client components; each stylesheet sets how an <svg> is
 * drawn.
 */
export function SvgIcon({ name, ...look }: Look & { readonly name: SvgIconName }) {
  return <SvgPath path={svgIcons[name]} {...look} />;
}

/** A decorative drawing that is not an icon: one path in a 24 by 24 box. */
export function SvgPath({ path, className, weight }: Look & { readonly path: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden>
      <path d={path} strokeWidth={weight} />
    </svg>
  );
}
