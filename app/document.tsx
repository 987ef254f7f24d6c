/**
 * The document of every page; each root layout (public pages, off line, the owner's) renders one and imports its base
 * stylesheet: app/globals.css, or app/(site)/site.css, which includes it.
 */
import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { words } from '@/components/public/words';
import { env } from '@/lib/env';
import { timeZone } from '@/lib/format/dates';
import { type Language, languageFacts } from '@/lib/languages';

export function documentMetadata(language: Language = 'fr'): Metadata {
  return { metadataBase: new URL(env().SITE_URL), title: words[language].site, icons: { icon: '/icon.svg' } };
}

export const documentViewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fdfaf5' },
    { media: '(prefers-color-scheme: dark)', color: '#0b0f1a' },
  ],
};

type Props = { readonly language?: Language; readonly children: ReactNode };

/**
 * The document. `theme.js` sets attributes on <html> before hydration that the server's HTML lacks: hence
 * `suppressHydrationWarning`.
 */
export function Document({ language = 'fr', children }: Props) {
  const { dir } = languageFacts[language];
  return (
    <html
      lang={language}
      dir={dir === 'rtl' ? dir : undefined}
      data-time-zone={timeZone()}
      className={`${newsreader.variable} ${inter.variable}`}
      suppressHydrationWarning
    >
      <head>
        <script src="/theme.js" />
      </head>
      <body>{children}</body>
    </html>
  );
}

const newsreader = localFont({
  src: [
    { path: './fonts/headings-latin.woff2', weight: '400 600', style: 'normal' },
    { path: './fonts/headings-latin-italic.woff2', weight: '400', style: 'italic' },
  ],
  variable: '--font-newsreader',
  adjustFontFallback: false,
});

const inter = localFont({
  src: './fonts/text-latin.woff2',
  weight: '400 650',
  variable: '--font-inter',
  adjustFontFallback: false,
});
