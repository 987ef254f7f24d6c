/** How the editor cleans what word processors put on the clipboard: the module alone, on a browser's parser. */
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { expect, test as plain } from 'playwright/test';
import type { Cleaned } from '../components/admin/rich-text/paste/clean';

const root = path.resolve(import.meta.dirname, '..');
const origin = 'https://portfolio.exemple.org';

const test = plain.extend<{ clean: (html: string) => Promise<Cleaned> }, { bundle: string }>({
  bundle: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const entry = path.join(root, 'components/admin/rich-text/paste/clean.ts');
      const { outputFiles } = await build({
        entryPoints: [entry],
        bundle: true,
        write: false,
        format: 'iife',
        globalName: 'pasted',
      });
      await use(outputFiles[0]?.text ?? '');
    },
    { scope: 'worker' },
  ],
  clean: async ({ page, bundle }, use) => {
    await page.addScriptTag({ content: bundle });
    await use((html) =>
      page.evaluate(
        ([text, at]) => Function('text', 'at', 'return pasted.cleanPasted(text, at)')(text, at),
        [html, origin],
      ),
    );
  },
});

const clipboard = (name: string) => fs.readFileSync(path.join(root, `e2e/fixtures/clipboard/${name}.html`), 'utf8');

/** What is made of it, line by line. */
const cleaned = (name: string) => clipboard(`${name}.cleaned`).replaceAll('\n', '').replaceAll('&nbsp;', '\u00a0');

for (const [program, name] of [
  ['Word', 'word'],
  ['LibreOffice Writer', 'writer'],
  ['Google Docs', 'docs'],
] as const)
  test(`of ${program} its form stays, in the editor’s own words; a picture that cannot come is counted`, async ({
    clean,
  }) => expect(await clean(clipboard(name))).toEqual({ html: cleaned(name), changes: { picture: 1 } }));

test('numerals in small capitals come as capitals, other words as they were typed', async ({ clean }) => {
  const small = (text: string) => `<span style='font-variant:small-caps'>${text}</span>`;
  const { html } = await clean(
    `<p>Le ${small('xviii')}<sup>e</sup>, ${small('xviiie siècle')}, ${small('Dupont')}</p>`,
  );
  expect(html).toBe('<p>Le XVIII<sup>e</sup>, XVIIIe siècle, Dupont</p>');
});

test('pictures of the site and inline ones stay; those of elsewhere are counted, counters are not', async ({
  clean,
}) => {
  const inline = 'data:image/png;base64,iVBORw0KGgo=';
  const { html, changes } = await clean(
    `<p>a<img src="${origin}/uploads/a_b-1.webp" alt="Banc &quot;d’essai&quot;"><img src="${inline}"><img src="https://ailleurs.org/a.png"><img src="blob:x"><img src="data:image/svg+xml;base64,AA"><img width="1" src="https://ailleurs.org/p.gif"></p>`,
  );
  expect(html).toBe(
    `<p>a<img src="/uploads/a_b-1.webp" alt="Banc &quot;d’essai&quot;"><img src="${inline}" alt=""></p>`,
  );
  expect(changes).toEqual({ picture: 3 });
});

test('tracked changes of Word are accepted, and counted; a stroke of a web page stays', async ({ clean }) => {
  const by = 'cite="mailto:Zoe" datetime="2026-10-01T10:00"';
  expect(
    await clean(
      `<p class=MsoNormal>Je dirige <span class=msoDel><del ${by}>trois</del></span><span class=msoIns><ins ${by}>quatre</ins></span> <s>vieilles</s> thèses<ins ${by}><o:p></o:p></ins>.</p><p class=MsoNormal><del>Sans auteur</del></p>`,
    ),
  ).toEqual({ html: '<p>Je dirige quatre <s>vieilles</s> thèses.</p>', changes: { revision: 3 } });
  expect(await clean('<p>Un <del>mot</del> et <ins>un autre</ins></p>')).toEqual({
    html: '<p>Un <s>mot</s> et <u>un autre</u></p>',
    changes: {},
  });
});

test('nothing of code comes through', async ({ clean }) => {
  const { html, changes } = await clean(
    '<p onclick="x()">a<script>alert(1)</script><style>b</style></p><svg onload=alert(1)><text>c</text></svg><iframe srcdoc="d"></iframe><a href="java\nscript:alert(1)">e</a><math><mi>f</mi></math>',
  );
  expect(html).toBe('<p>a</p><p>ef</p>');
  expect(changes).toEqual({ drawing: 1, frame: 1, formula: 1 });
});

test('what the editor has no form for comes otherwise, and is counted', async ({ clean }) => {
  const tex = '<math><semantics><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></semantics></math>';
  for (const [html, cleaned, changes] of [
    ['<details><summary>Résumé</summary>Contenu</details>', '<p>Résumé</p><p>Contenu</p>', {}],
    ['<fieldset><legend>Titre</legend>Champ</fieldset>', '<p>Titre</p><p>Champ</p>', {}],
    ['<dl><dt>Terme</dt><dd>Sens</dd></dl>', '<p><strong>Terme</strong></p><p>Sens</p>', { definitions: 1 }],
    ['<p><code>x</code> et <kbd>y</kbd></p><hr>', '<p>x et y</p>', { code: 2, rule: 1 }],
    [
      '<iframe src="https://www.youtube.com/embed/a_B-1"></iframe>',
      '<p><a href="https://www.youtube.com/watch?v=a_B-1">https://www.youtube.com/watch?v=a_B-1</a></p>',
      { media: 1 },
    ],
    ['<ul><li><input type="checkbox" checked>fait</li></ul>', '<ul><li><p>☑ fait</p></li></ul>', {}],
    [`<p><span class="katex">${tex}<span class="katex-html">x2</span></span></p>`, '<p>x^2</p>', { formula: 1 }],
  ] as const)
    expect(await clean(html)).toEqual({ html: cleaned, changes });
});

const rows = (...texts: readonly (readonly string[])[]) =>
  texts.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');

test('a table is a table, with its header row and its caption', async ({ clean }) => {
  const years = rows(['Année', 'Cours'], ['2020', 'Réseaux']);
  const made =
    '<tr><th><p>Année</p></th><th><p>Cours</p></th></tr><tr><td><p>2020</p></td><td><p>Réseaux</p></td></tr>';
  for (const html of [
    `<google-sheets-html-origin><table><colgroup><col width=100></colgroup><tbody>${years}</tbody></table>`,
    `<table><thead><tr><th>Année<th>Cours</thead><tbody>${rows(['2020', 'Réseaux'])}</table>`,
  ])
    expect((await clean(html)).html).toBe(`<table><tbody>${made}</tbody></table>`);
  expect((await clean(`<table><caption> Jurys  de &lt;thèse&gt; </caption>${years}</table>`)).html).toBe(
    `<table><caption>Jurys de &lt;thèse&gt;</caption><tbody>${made}</tbody></table>`,
  );
  expect((await clean(`<table>${rows(['Nom', 'Ravel'], ['Prénom', 'Camille'])}</table>`)).html).not.toContain('<th');
});

test('a frame around text is no table, and a table in a cell becomes paragraphs, which is said', async ({ clean }) => {
  expect((await clean('<table><tr><td><p>a</p><p>b</p></td></tr><tr><td>c</td></tr></table>')).html).toBe(
    '<p>a</p><p>b</p><p>c</p>',
  );
  expect(await clean(`<table><tr><td>a</td><td><table>${rows(['b', 'c'])}</table></td></tr></table>`)).toEqual({
    html: '<table><tbody><tr><td><p>a</p></td><td><p>b</p><p>c</p></td></tr></tbody></table>',
    changes: { innerTable: 1 },
  });
  expect((await clean(`<table>${rows(['', ''], ['', ''])}</table>`)).html).toBe('');
});

test('the lists of Word for the web, each item in a list of its own, stay one list', async ({ clean }) => {
  const item = (tag: string, text: string, level: number, position: number) =>
    `<div class="ListContainerWrapper"><${tag} start="${position}"><li data-listid="1" data-aria-level="${level}"><p>${text}</p></li></${tag}></div>`;
  const { html } = await clean(
    `<div class="OutlineElement Ltr">${item('ol', 'a', 1, 1)}${item('ul', 'b', 2, 1)}${item('ol', 'c', 1, 2)}</div>`,
  );
  expect(html).toBe('<ol><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ol>');
});
