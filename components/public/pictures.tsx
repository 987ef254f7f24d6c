import type { ReactNode } from 'react';
import { formats, srcSet } from '@/lib/site/media/variants';
import type { PhotoSize } from './profile-copy';

type Props = {
  readonly src: string | null;
  /** Its resized variants, and its displayed width (the `sizes` attribute of HTML). */
  readonly sources: readonly PhotoSize[];
  readonly sizes: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** In ms: the pause before each retry, one per retry. */
  readonly pauses: readonly number[];
  readonly priority?: boolean;
  readonly className?: string;
  /** One element, shown without a photo and after the last failure. */
  readonly placeholder: ReactNode;
};

/**
 * The profile's photo and, beside it, its placeholder; components/public/client-scripts/photos.ts retries when loading
 * fails.
 */
export function Photo({
  src,
  sources,
  sizes,
  alt,
  width,
  height,
  pauses,
  priority = false,
  className,
  placeholder,
}: Props) {
  if (!src) return placeholder;
  return (
    <>
      <picture data-pauses={pauses.join(' ')}>
        {sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          className={className}
          src={src}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          fetchPriority={priority ? 'high' : undefined}
        />
      </picture>
      {placeholder}
    </>
  );
}

type UploadPictureProps = {
  /** `/uploads/…` */
  readonly src: string;
  readonly alt: string;
  /** Its displayed width, as the `sizes` attribute of HTML. */
  readonly sizes: string;
  readonly className?: string;
};

/** An uploaded picture in a size and format for the visitor's screen, cropped to three by two. */
export function UploadPicture({ src, alt, sizes, className }: UploadPictureProps) {
  return (
    <picture>
      {formats.map((format) => {
        const addresses = srcSet(src, 'whole', format);
        return addresses ? <source key={format} type={`image/${format}`} srcSet={addresses} sizes={sizes} /> : null;
      })}
      <img className={className} src={src} alt={alt} width={480} height={320} loading="lazy" decoding="async" />
    </picture>
  );
}
