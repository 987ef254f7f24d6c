import 'server-only';

/** The library of pictures, loaded when one is first made: a site that only sends pages does without its 30 MB of memory. */
export async function openSharp(): Promise<typeof import('sharp').default> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false); // pictures are made once: what libvips would keep of them is of no use
  return sharp;
}
