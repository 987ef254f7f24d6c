import type { ReactNode } from 'react';
import { MoreLink } from '@/components/public/more-link';
import { toBibtex } from '@/lib/citations/bibtex';
import { formatReference } from '@/lib/citations/formatted';
import type { Reference } from '@/lib/citations/reference';
import { toRis } from '@/lib/citations/ris';
import { CopyButton } from './copy-button';

/** The reference to cite: as prose, as BibTeX, as RIS; each to copy, the last two to download. */
export function CiteExport({ reference }: { reference: Reference }) {
  const base = `/publications/${reference.slug}/reference`;
  return (
    <section className="grid content-start gap-4 print:gap-3.25" aria-labelledby="citer">
      <h2 className="text-xl" id="citer">
        Citer cette publication
      </h2>
      <Quote title="Référence" tools={<CopyButton target="reference" what="la référence" />}>
        <p className="wrap-anywhere max-w-measure" id="reference">
          {formatReference(reference).map(({ text, italic }) => (italic ? <cite key={text}>{text}</cite> : <span key={text}>{text}</span>))}
        </p>
      </Quote>
      <Source id="bibtex" name="BibTeX" text={toBibtex(reference)} file={`${base}.bib`} />
      <Source id="ris" name="RIS" text={toRis(reference)} file={`${base}.ris`} />
    </section>
  );
}

function Source({ id, name, text, file }: { id: string; name: string; text: string; file: string }) {
  const tools = (
    <>
      <CopyButton target={id} what={`la référence en ${name}`} />
      <MoreLink href={file} before="download" download>
        Télécharger<span className="sr-only"> la référence en {name}</span>
      </MoreLink>
    </>
  );
  return (
    <Quote className="print:hidden" title={name} tools={tools}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className="overflow-x-auto rounded-2 border border-rule bg-paper-sunk p-4" tabIndex={0} aria-label={`Référence en ${name}`}>
        <pre className="m-0 text-xs leading-lede" id={id}>
          {text.trimEnd()}
        </pre>
      </section>
    </Quote>
  );
}

function Quote({ title, tools, className = '', children }: { title: string; tools: ReactNode; className?: string; children: ReactNode }) {
  return (
    <div className={`grid min-w-0 gap-2 ${className}`}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <h3 className="me-auto font-sans font-semibold text-sm leading-label print:text-lg">{title}</h3>
        {tools}
      </div>
      {children}
    </div>
  );
}
