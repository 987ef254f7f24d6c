import { withIndexKey } from '@/components/public/with-index-key';
import { SvgIcon } from '@/components/ui/svg-icon';
import { type Extension, fileFormats } from '@/lib/citations/file-formats';
import type { TextSpan } from '@/lib/citations/formatted';
import type { Reference } from '@/lib/citations/reference';
import { styles } from '@/lib/citations/styles';
import { CopyButton } from './copy-button';

/** The reference to cite: as text in three styles, then as the files of reference managers; each to copy, the files to download. */
export function CiteExport({ reference }: { reference: Reference }) {
  return (
    <section className="sub" aria-labelledby="citer">
      <h2 id="citer">Citer cette publication</h2>
      {styles.map(({ id, label, write }) => (
        <Text key={id} id={id} name={label} spans={write(reference)} />
      ))}
      <Source extension="bib" reference={reference} />
      <Source extension="ris" reference={reference} />
      <Source extension="json" reference={reference} />
    </section>
  );
}

function Text({ id, name, spans }: { id: string; name: string; spans: readonly TextSpan[] }) {
  return (
    <div className="quote">
      <div className="quote-head">
        <h3>{name}</h3>
        <CopyButton target={id} what={`la référence au style ${name}`} />
      </div>
      <p id={id}>{withIndexKey(spans).map(({ key, value: { text, italic } }) => (italic ? <cite key={key}>{text}</cite> : <span key={key}>{text}</span>))}</p>
    </div>
  );
}

function Source({ extension, reference }: { extension: Extension; reference: Reference }) {
  const { name, write } = fileFormats[extension];
  return (
    <div className="quote no-print">
      <div className="quote-head">
        <h3>{name}</h3>
        <CopyButton target={extension} what={`la référence en ${name}`} />
        <a className="more" href={`/publications/${reference.slug}/reference.${extension}`} download>
          <SvgIcon name="download" /> Télécharger<span className="visually-hidden"> la référence en {name}</span>
        </a>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className="quote-source" tabIndex={0} aria-label={`Référence en ${name}`}>
        <pre id={extension}>{write([reference]).trimEnd()}</pre>
      </section>
    </div>
  );
}
