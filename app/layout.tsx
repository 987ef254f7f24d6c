import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { env } from '@/lib/env';
import { timeZone } from '@/lib/format/dates';
import { inter, newsreader } from './fonts';
import './globals.css';

export function generateMetadata(): Metadata {
  return { metadataBase: new URL(env().SITE_URL), title: 'Portfolio universitaire', icons: { icon: '/icon.svg' } };
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fdfaf5' },
    { media: '(prefers-color-scheme: dark)', color: '#0b0f1a' },
  ],
};

/**
 * The document. `theme.js` sets attributes on <html> before hydration, which the server's lacks: hence
 * `suppressHydrationWarning`.
 */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="fr"
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
