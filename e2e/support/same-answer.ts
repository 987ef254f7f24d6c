/** Answers of two sites that are to be the same, without what depends on chance, on the moment or on how they are sent. */

/**
 * What React writes by the order in which its parts come: this element before or behind the title, and its marks
 * between two texts.
 */
const ofTiming = /<meta name="next-size-adjust" content=""\/>|<!-- -->/g;

/** What depends on the moment, or on how a body is sent. */
const ofDelivery = ['date', 'content-encoding', 'content-length', 'transfer-encoding', 'keep-alive', 'connection'];
const withoutNonce = (text: string) => text.replace(/nonce(-|=")[\w-]+/g, 'nonce$1x');

export async function answer(origin: string, address: string, init: RequestInit) {
  const { status, headers, ...response } = await fetch(origin + address, { redirect: 'manual', ...init }).then(
    async (given) => ({
      status: given.status,
      headers: given.headers,
      body: await given.text(),
    }),
  );
  const kept = Array.from(headers).filter(([name]) => !ofDelivery.includes(name));
  // A document with Next's scripts names its nonce in their data, too.
  const body = headers.get('content-security-policy')?.includes('nonce-') ? '' : response.body.replace(ofTiming, '');
  return { status, headers: Object.fromEntries(kept.map(([name, value]) => [name, withoutNonce(value)])), body };
}
