import { csvFile } from '@/lib/format/csv';
import { readVisitRows } from '@/lib/site/db/visits';
import { methods, noBody, ownerRoute } from '@/lib/site/http/route';

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  /** All counts, as a table for a spreadsheet. */
  GET: ownerRoute(noBody, async (owner) => {
    const rows = await readVisitRows(owner);
    const lines = rows.map(({ day, page, origin, count }) => [day, page, origin, String(count)]);
    return new Response(csvFile([['Jour', 'Page', 'Origine', 'Lectures'], ...lines]), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="visites.csv"',
        'Cache-Control': 'no-store',
      },
    });
  }),
});
