import 'server-only';
import type { Handler } from './route';

/**
 * For endpoints that a plain HTML form may post to. A browser, which asks for HTML, would show a refusal's JSON as a
 * page: it is redirected instead, for a 401 to `lost`, where one signs in, else to `failed(status)`. A 403 (cross-site
 * request) and a 405 stay as they are, as does every response to a client that does not ask for HTML.
 */
export function formRedirect(
  handle: Handler,
  { lost, failed }: { readonly lost: string; readonly failed: (status: number) => string },
): Handler {
  return async (request, context) => {
    const response = await handle(request, context);
    if (!request.headers.get('accept')?.includes('text/html')) return response;
    if (response.status === 401) return seeOther(lost);
    const isKept = response.status < 400 || response.status === 403 || response.status === 405;
    return isKept ? response : seeOther(failed(response.status));
  };
}

const seeOther = (to: string) =>
  new Response(null, { status: 303, headers: { Location: to, 'Cache-Control': 'no-store' } });
