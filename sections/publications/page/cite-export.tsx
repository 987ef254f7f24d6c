import type { ReactNode } from 'react';
import { MoreLink } from '@/components/public/section-frame';
import { withIndexKey } from '@/components/ui/with-index-key';
import type { Language } from '@/lib/languages';
import { type Extension, fileFormats } from '@/sections/publications/citing/file-formats';
import type { Reference } from '@/sections/publications/citing/reference';
import { styles } from '@/sections/publications/citing/styles';
import { Isolated } from '@/sections/publications/entry-parts';
import { citedIn, type Written } from '../language';
import { pageWords } from '../words/page';

/**
 * The reference for citing: as text in three styles, then as files for reference managers; all can be copied, and the
 * files downloaded.
 */
export function CiteExport({ reference, language }: { reference: Reference; language: Language }) {
  return (
    <section className="grid content-start gap-4 print:block print:*:not-first:mt-3.25" aria-labelledby="citer">
      <h2 className="text-xl" id="citer">
        {pageWords[language].cite.title}
      </h2>
      {styles.map(({ id, label, write }) => (
        <Text key={id} id={id} name={label} written={citedIn(reference, write, language)} language={language} />
      ))}
      <Source extension="bib" reference={reference} language={language} />
      <Source extension="ris" reference={reference} language={language} />
      <Source extension="json" reference={reference} language={language} />
    </section>
  );
}

type TextProps = {
  readonly id: string;
  readonly name: string;
  readonly written: Written;
  readonly language: Language;
};

function Text({ id, name, written: { spans, langAttributes }, language }: TextProps) {
  const copy = <CopyButton target={id} what={pageWords[language].cite.inStyle(name)} language={language} />;
  return (
    <Quote title={name} tools={copy}>
      <p className="wrap-anywhere max-w-measure" id={id} {...langAttributes}>
        {withIndexKey(spans).map(({ key, value: { text, italic } }) =>
          italic ? (
            <cite key={key}>{text}</cite>
          ) : (
            <span key={key}>{langAttributes.lang ? text : <Isolated text={text} language={language} />}</span>
          ),
        )}
      </p>
    </Quote>
  );
}

type SourceProps = { readonly extension: Extension; readonly reference: Reference; readonly language: Language };

function Source({ extension, reference, language }: SourceProps) {
  const words = pageWords[language].cite;
  const { name, write } = fileFormats[extension];
  const tools = (
    <>
      <CopyButton target={extension} what={words.inFormat(name)} language={language} />
      <MoreLink href={`/publications/${reference.slug}/reference.${extension}`} before="download" download>
        {words.download}
        <span className="sr-only"> {words.inFormat(name)}</span>
      </MoreLink>
    </>
  );
  return (
    <Quote className="print:hidden" title={name} tools={tools}>
      <section
        className="max-h-80 overflow-auto rounded-2 border border-rule bg-paper-sunk p-4"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        aria-label={words.source(name)}
      >
        <pre className="m-0 text-xs leading-lede" id={extension} dir={language === 'ar' ? 'ltr' : undefined}>
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

/** Copies the text of the element `target` (components/public/client-scripts/copy.ts); hidden without script. */
function CopyButton({ target, what, language }: { target: string; what: string; language: Language }) {
  const { copy, copied, selected } = pageWords[language].cite;
  return (
    <span className="inline-flex items-center gap-3 text-ink-soft text-sm print:hidden noscript:hidden">
      <span role="status" />
      <button
        type="button"
        className="min-h-6 cursor-pointer border-0 bg-transparent p-0 font-medium text-accent text-sm underline underline-offset-3 hover:text-accent-hover"
        data-copy={target}
        data-copied={copied}
        data-selected={selected}
      >
        {copy}
        <span className="sr-only"> {what}</span>
      </button>
    </span>
  );
}
