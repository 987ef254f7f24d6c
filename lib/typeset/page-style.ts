/** The style of the HTML page, matching the PDF's (page.typ): A4, dates in the margin, quiet tables. */
export const pageStyle = `
@page { size: A4; margin: 18mm 18mm 20mm; @bottom-right { content: counter(page) " / " counter(pages); font: 8pt Inter, sans-serif; color: #555; } }
:root { color-scheme: light; }
body { margin: 0; background: #fff; color: #1b1b1f; font: 9.5pt/1.36 Inter, Vazirmatn, "Helvetica Neue", Arial, sans-serif; }
main { max-width: 174mm; margin: 0 auto; hyphens: auto; overflow-wrap: break-word; }
@media screen { main { zoom: 1.2; padding: 12mm 5vw; overflow-x: auto; } main a { text-decoration: underline; text-underline-offset: .15em; } }
p, ul, ol, li, table { margin: 0; }
h1, h2, h3 { font-family: Newsreader, Vazirmatn, "Source Serif 4", Georgia, serif; font-weight: 600; line-height: 1.15; }
h1, h2, h3, h4 { hyphens: manual; break-after: avoid; }
h1 { margin: 0 0 .35em; font-size: 21pt; }
h2 { margin: 1.05em 0 .45em; padding-bottom: .15em; border-bottom: .6pt solid #9a9aa2; font-size: 13pt; }
h3 { margin: .9em 0 .3em; font-size: 11pt; }
h4 { margin: .7em 0 .2em; font-size: 9.5pt; font-weight: 600; }
header p { color: #45454d; }
a { color: #1f4b7a; text-decoration: none; }
main > p { margin: 0 0 .5em; }
main > ul, main > ol { margin: 0 0 .5em; padding-inline-start: 1.4em; }
.entries { list-style: none; padding: 0 !important; }
.entries > li { display: grid; grid-template-columns: 25mm 1fr; column-gap: 4mm; margin-bottom: .35em; break-inside: avoid; }
.entries > li > div { min-width: 0; }
.label, .detail { color: #45454d; }
.label { hyphens: manual; font-variant-numeric: tabular-nums; }
.detail { font-size: 8.5pt; }
table { max-width: 100%; margin: .3em 0 .9em; border-collapse: collapse; font-size: 8.5pt; }
.wide { width: 100%; }
caption { margin-bottom: .3em; text-align: start; font-weight: 600; }
th, td { padding: .22em .5em; text-align: start; vertical-align: top; }
th:first-child, td:first-child { padding-inline-start: 0; }
th:last-child, td:last-child { padding-inline-end: 0; }
thead { display: table-header-group; }
tfoot { display: table-row-group; font-weight: 600; }
thead th { border-bottom: .6pt solid #9a9aa2; font-weight: 600; vertical-align: bottom; }
tbody tr + tr > td { border-top: .3pt solid #dcdce0; }
tfoot td { border-top: .6pt solid #9a9aa2; }
tr { break-inside: avoid; }
tfoot { break-before: avoid; }
.end { width: 1%; text-align: end; font-variant-numeric: tabular-nums; }
html[dir=rtl] :is(h1, h2, h3, h4, p, li, th, td, caption):not([dir]) { unicode-bidi: plaintext; text-align: right; }
html[dir=rtl] .label:not([dir]) { direction: ltr; text-align: right; }
.short { white-space: nowrap; }
.long { min-width: 10rem; }
sup, sub { font-size: .75em; line-height: 0; }
.size-12 { font-size: 12pt; }
.size-12 :is(h4, .detail) { font-size: 12pt; }
.size-12 h3 { font-size: 12.5pt; }
.size-12 h2 { font-size: 14pt; }
@media (max-width: 36rem) { .entries > li { grid-template-columns: 1fr; } }
.numbered { display: grid; grid-template-columns: max-content 1fr; column-gap: 4mm; }
.numbered > li { grid-column: span 2; grid-template-columns: subgrid; }
`;
