/** The library of pictures. Only the picture process loads it (docs/decisions/0014-picture-process.md): the site does without its memory and its decoders. */
export async function openSharp(): Promise<typeof import('sharp').default> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false); // a process makes one picture: what libvips would keep of it is of no use
  sharp.concurrency(1); // the memory of one thread, whatever the machine
  return sharp;
}
