/** A document that is the same for every visitor: browsers cache it and revalidate it at each use. */
export function publicDocument(body: string, type: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': 'public, no-cache', ...headers } });
}
