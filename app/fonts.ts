/**
 * The two families, Latin only: 66 KB together, preloaded (scripts/dev/fonts.ts makes the files; globals.css adds the
 * extended ones and fonts/fallbacks.css, which Next would fit to Arial and Times alone).
 */
import localFont from 'next/font/local';

export const newsreader = localFont({
  src: [
    { path: './fonts/headings-latin.woff2', weight: '400 600', style: 'normal' },
    { path: './fonts/headings-latin-italic.woff2', weight: '400', style: 'italic' },
  ],
  variable: '--font-newsreader',
  adjustFontFallback: false,
});

export const inter = localFont({
  src: './fonts/text-latin.woff2',
  weight: '400 650',
  variable: '--font-inter',
  adjustFontFallback: false,
});
