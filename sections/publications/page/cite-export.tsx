import { SvgIcon } from '@/components/ui/svg-icon';
import { toBibtex } from '@/lib/citations/bibtex';
import { formatReference } from '@/lib/citations/formatted';
import type { Reference } from '@/lib/citations/reference';
import { toRis } from '@/lib/citations/ris';
import { CopyButton } from './copy-button';

/** The reference to cite: as prose, as BibTeX, as RIS; each to copy, the last two to download. */
export function CiteExport({ reference }: { reference: Reference }) {
  const base = `/publications/${reference.slug}/reference`;
  return (
    <section className="sub" aria-labelledby="citer">
      <h2 id="citer">Citer cette publication</h2>
      <div className="quote">
        <div className="quote-head">
          <h3>Référence</h3>
          <CopyButton target="reference" what="la référence" />
        </div>
        <p id="reference">{formatReference(reference).map(({ text, italic }) => (italic ? <cite key={text}>{text}</cite> : <span key={text}>{text}</span>))}</p>
      </div>
      <Source id="bibtex" name="BibTeX" text={toBibtex(reference)} file={`${base}.bib`} />
      <Source id="ris" name="RIS" text={toRis(reference)} file={`${base}.ris`} />
    </section>
  );
}

function Source({ id, name, text, file }: { id: string; name: string; text: string; file: string }) {
  return (
    <div className="quote no-print">
      <div className="quote-head">
        <h3>{name}</h3>
        <CopyButton target={id} what={`la référence en ${name}`} />
        <a className="more" href={file} download>
          <SvgIcon name="download" /> Télécharger<span className="visually-hidden"> la référence en {name}</span>
        </a>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className="quote-source" tabIndex={0} aria-label={`Référence en ${name}`}>
        <pre id={id}>{text.trimEnd()}</pre>
      </section>
    </div>
  );
}
