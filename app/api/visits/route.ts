import { csvFile } from '@/lib/format/csv';
import { readVisitRows } from '@/lib/site/db/visits';
import { methods, noBody, ownerRoute } from '@/lib/site/http/route';

const heads = ['Jour ou mois', 'Page', 'Origine', 'Langue', 'Pages vues', 'PDF ouverts', 'Références téléchargées'];

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  /** All that is counted, as a table for a spreadsheet. */
  GET: ownerRoute(noBody, async (owner) => {
    const rows = await readVisitRows(owner);
    const lines = rows.map(({ day, page, origin, language, ...counts }) => [
      dateOf(day),
      page,
      origin,
      language,
      ...[counts.views, counts.texts, counts.citations].map(String),
    ]);
    return new Response(csvFile([heads, ...lines]), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="visites.csv"',
        'Cache-Control': 'no-store',
      },
    });
  }),
});

/** `2026-11-27`; `2026-11` for the days of a month together. */
const dateOf = (day: number): string =>
  String(day).replace(/^(\d{4})(\d\d)(\d\d)$/, (_, year, month, date) =>
    date === '00' ? `${year}-${month}` : `${year}-${month}-${date}`,
  );
