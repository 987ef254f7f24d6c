import 'server-only';
import type { Handler } from './route';

/**
 * For calls that a plain HTML form makes, too. A browser, which asks for HTML, would show a refusal's JSON as a page:
 * it is redirected instead, to `lost`, where one signs in, for a 401, else to `failed(status)`. A 403 (a call of
 * another site) and a
 * 405 stay as they are, and so does every response to a client that does not ask for HTML.
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
