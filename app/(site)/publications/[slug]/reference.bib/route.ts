import { toBibtex } from '@/lib/citations/bibtex';
import { methods } from '@/lib/http/route';
import { sendReference } from '../send-reference';

export const dynamic = 'force-dynamic';

/** The reference in BibTeX, as an attachment. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: async (_request, { params }) =>
    sendReference((await params)?.slug ?? '', { write: toBibtex, type: 'application/x-bibtex; charset=utf-8', extension: 'bib' }),
});
