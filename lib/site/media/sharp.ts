/**
 * Loads the picture library. Only the picture process does (docs/decisions/0014-processes.md), to spare the site
 * its memory and its decoders.
 */
export async function openSharp(): Promise<typeof import('sharp').default> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false); // of no use: a process makes one picture
  sharp.concurrency(1); // the memory of one thread, whatever the machine
  return sharp;
}
