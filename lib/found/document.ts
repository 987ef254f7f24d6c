/** A document that is the same for everybody: browsers keep it and ask whether it is still right (decision 40). */
export function publicDocument(body: string, type: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': 'public, no-cache', ...headers } });
}
