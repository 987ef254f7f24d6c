import 'server-only';
import type { Handler } from './route';

/**
 * For calls that a plain form makes, too: where a browser would show a refusal's JSON as a page (it asks for HTML), it is
 * sent back instead, with the status in the address. `lost` is where to sign in again. A call of another site keeps its 403, one
 * by another method its 405, and what asks for no HTML keeps its JSON.
 */
export function backToForm(handle: Handler, { lost, failed }: { readonly lost: string; readonly failed: (status: number) => string }): Handler {
  return async (request, context) => {
    const response = await handle(request, context);
    if (!request.headers.get('accept')?.includes('text/html')) return response;
    if (response.status === 401) return seeOther(lost);
    const isKept = response.status < 400 || response.status === 403 || response.status === 405;
    return isKept ? response : seeOther(failed(response.status));
  };
}

const seeOther = (to: string) => new Response(null, { status: 303, headers: { Location: to, 'Cache-Control': 'no-store' } });
