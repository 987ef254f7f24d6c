/** Composes dossiers and writes documents as files (lib/typeset/process.ts). */
import { budget } from '@/lib/mathematics/budget';
import type { DossierTask } from '@/lib/site/dossiers/tasks';
import { toHtml } from '@/lib/typeset/html';
import { lastLineOf, pdfOf } from '@/lib/typeset/layout';
import { prepared } from '@/lib/typeset/prepare';
import type { TypesetJob } from '@/lib/typeset/process';
import { toText } from '@/lib/typeset/text';

budget.lift(); // the process has its own time limit

export async function work(job: TypesetJob<DossierTask>): Promise<unknown> {
  switch (job.format) {
    case 'docx': {
      const { docxFile } = await import('@/lib/typeset/docx-file');
      return docxFile(prepared(job.document));
    }
    case 'pdf':
      return pdfOf(job.document);
    case 'html':
      return Buffer.from(toHtml(job.document));
    case 'txt':
      return Buffer.from(toText(job.document));
    case 'dossier': {
      const { doTask } = await import('@/lib/site/dossiers/tasks');
      return doTask(job.task, { toPdf: pdfOf, lastLine: lastLineOf });
    }
  }
}
