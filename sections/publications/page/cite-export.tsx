import type { ReactNode } from 'react';
import { MoreLink } from '@/components/public/more-link';
import { withIndexKey } from '@/components/public/with-index-key';
import { type Extension, fileFormats } from '@/sections/publications/citing/file-formats';
import type { TextSpan } from '@/sections/publications/citing/formatted';
import type { Reference } from '@/sections/publications/citing/reference';
import { styles } from '@/sections/publications/citing/styles';
import { CopyButton } from './copy-button';

/**
 * The reference to cite: as text in three styles, then as the files of reference managers; each to copy, the files to
 * download.
 */
export function CiteExport({ reference }: { reference: Reference }) {
  return (
    <section className="grid content-start gap-4 print:block print:*:not-first:mt-3.25" aria-labelledby="citer">
      <h2 className="text-xl" id="citer">
        Citer cette publication
      </h2>
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
    <Quote title={name} tools={<CopyButton target={id} what={`la référence au style ${name}`} />}>
      <p className="wrap-anywhere max-w-measure" id={id}>
        {withIndexKey(spans).map(({ key, value: { text, italic } }) =>
          italic ? <cite key={key}>{text}</cite> : <span key={key}>{text}</span>,
        )}
      </p>
    </Quote>
  );
}

function Source({ extension, reference }: { extension: Extension; reference: Reference }) {
  const { name, write } = fileFormats[extension];
  const tools = (
    <>
      <CopyButton target={extension} what={`la référence en ${name}`} />
      <MoreLink href={`/publications/${reference.slug}/reference.${extension}`} before="download" download>
        Télécharger<span className="sr-only"> la référence en {name}</span>
      </MoreLink>
    </>
  );
  return (
    <Quote className="print:hidden" title={name} tools={tools}>
      <section
        className="max-h-80 overflow-auto rounded-2 border border-rule bg-paper-sunk p-4"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        aria-label={`Référence en ${name}`}
      >
        <pre className="m-0 text-xs leading-lede" id={extension}>
          {write([reference]).trimEnd()}
        </pre>
      </section>
    </Quote>
  );
}

function Quote({
  title,
  tools,
  className = '',
  children,
}: {
  title: string;
  tools: ReactNode;
  className?: string;
  children: ReactNode;
}) {
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
