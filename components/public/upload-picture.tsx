import { formats, srcSet } from '@/lib/site/media/variants';

type Props = {
  /** `/uploads/…` */
  readonly src: string;
  readonly alt: string;
  /** Its displayed width, as the `sizes` attribute of HTML. */
  readonly sizes: string;
  readonly className?: string;
};

/** An uploaded picture in a size and format for the visitor's screen, cropped to three by two. */
export function UploadPicture({ src, alt, sizes, className }: Props) {
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
