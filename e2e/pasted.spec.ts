/** How the editor cleans what word processors put on the clipboard: the module alone, on a browser's parser. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test as plain } from '@playwright/test';
import { build } from 'esbuild';
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

test('Word', async ({ clean }) => {
  const { html, changes } = await clean(clipboard('word'));
  expect(html).toBe(
    [
      '<h1>Dossier de candidature</h1>',
      '<h1>Travaux de recherche</h1>',
      '<h2>1.1 Contexte</h2>',
      '<h3>Précisions</h3>',
      '<p style="text-align: justify">La <strong>détection</strong> d’<em>intrusions</em>, <u>les capteurs</u> et <s>l’ancien projet</s>\u00a0: ',
      '<span style="color: #b91c1c">à suivre</span>, <span style="background-color: #fef08a">surligné</span>, noir. Fin</p>',
      '<ul><li><p>Réseaux</p><ul><li><p>Capteurs</p></li></ul></li><li><p><strong>Sécurité</strong></p><p>suite du point</p></li></ul>',
      '<ol start="3"><li><p>Troisième</p></li><li><p>Quatrième</p></li></ol>',
      '<p>Voir <a href="https://exemple.org/article?a=1&amp;b=2">l’article</a>, <a href="mailto:mdupont@exemple.org">écrire</a>, piège et note, Marie Dupont.</p>',
      '<table><tbody><tr><th><p>Année</p></th><th><p>Projet</p></th></tr><tr><td><p style="text-align: center">2024</p></td><td><p>SENTINELLE</p><p>phase 2</p></td></tr></tbody></table>',
      '<p>Visible</p>',
    ].join(''),
  );
  expect(changes).toEqual({ picture: 1 });
});

test('numerals in small capitals come as capitals, other words as they were typed', async ({ clean }) => {
  const small = (text: string) => `<span style='font-variant:small-caps'>${text}</span>`;
  const { html } = await clean(
    `<p>Le ${small('xviii')}<sup>e</sup>, ${small('xviiie siècle')}, ${small('Dupont')}</p>`,
  );
  expect(html).toBe('<p>Le XVIII<sup>e</sup>, XVIIIe siècle, Dupont</p>');
});

test('LibreOffice Writer', async ({ clean }) => {
  const { html, changes } = await clean(clipboard('writer'));
  expect(html).toBe(
    [
      '<h1>Enseignement</h1>',
      '<p><strong>Cours</strong> et <em>travaux</em> <u>dirigés</u> <span style="color: #b91c1c">en rouge</span> <span style="background-color: #fef08a">sur jaune</span></p>',
      '<ul><li><p>Licence</p><ul><li><p>Réseaux</p></li></ul></li><li><p>Master</p></li></ul>',
      '<ol start="2"><li><p>Deux</p></li></ol>',
      '<p style="text-align: right"><a href="https://exemple.org/">Un lien</a></p>',
      '<table><tbody><tr><td><p>Groupe A</p></td><td><p>40 h</p></td></tr></tbody></table>',
    ].join(''),
  );
  expect(changes).toEqual({ picture: 1 });
});

test('Google Docs', async ({ clean }) => {
  const { html, changes } = await clean(clipboard('docs'));
  expect(html).toBe(
    [
      '<h2>Responsabilités</h2>',
      '<p><strong>Direction</strong><em> du master</em><u> souligné</u><s> barré</s></p>',
      '<ul><li><p>Jurys</p><ul><li><p>Thèses</p></li></ul></li><li><p><a href="https://exemple.org/comites">Comités</a></p></li></ul>',
      '<table><tbody><tr><td><p>Cellule</p></td><td><p><span style="color: #b91c1c">rouge</span></p></td></tr></tbody></table>',
    ].join(''),
  );
  expect(changes).toEqual({ picture: 1 });
});

test('the editor’s own copy is left as it is', async ({ clean }) => {
  const html = '<p data-pm-slice="1 1 []">deux  mots</p>';
  expect(await clean(html)).toEqual({ html, changes: {} });
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

test('what is not laid out as a document is kept too', async ({ clean }) => {
  expect((await clean('un mot')).html).toBe('<p>un mot</p>');
  expect((await clean('a &lt;b&gt; <span>c</span>')).html).toBe('<p>a &lt;b&gt; c</p>');
  expect((await clean('<pre>x\n  y</pre>')).html).toBe('<p>x<br>  y</p>');
  expect(
    (await clean('<blockquote>Cité<ul><li>un</li></ul></blockquote><dl><dt>Terme</dt><dd>Sens</dd></dl>')).html,
  ).toBe('<blockquote><p>Cité</p><ul><li><p>un</p></li></ul></blockquote><p><strong>Terme</strong></p><p>Sens</p>');
  expect(
    (
      await clean(
        '<p>le 4 août 1790<sup>1</sup>, au XIX<sup>e</sup> siècle<a href="https://exemple.org/a#_ftn1">[1]</a></p>',
      )
    ).html,
  ).toBe('<p>le 4 août 1790<sup>1</sup>, au XIX<sup>e</sup> siècle[1]</p>');
  expect((await clean('')).html).toBe('');
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

test('blocks of a web page are paragraphs of their own, and join no words', async ({ clean }) => {
  const pairs = [
    '<details><summary>A</summary>B</details>',
    '<fieldset><legend>A</legend>B</fieldset>',
    '<nav>A</nav>B',
    '<hgroup>A</hgroup>B',
    '<span style="display: block">A</span>B',
    '<dl><dt>A</dt>B</dl>',
  ];
  for (const html of pairs) expect((await clean(html)).html.replace(/<\/?strong>/g, ''), html).toBe('<p>A</p><p>B</p>');
});

test('nothing of code comes through', async ({ clean }) => {
  const { html, changes } = await clean(
    '<p onclick="x()">a<script>alert(1)</script><style>b</style></p><svg onload=alert(1)><text>c</text></svg><iframe srcdoc="d"></iframe><a href="java\nscript:alert(1)">e</a><math><mi>f</mi></math>',
  );
  expect(html).toBe('<p>a</p><p>ef</p>');
  expect(changes).toEqual({ drawing: 1, frame: 1, formula: 1 });
});

test('what the editor has no form for comes otherwise, and is counted', async ({ clean }) => {
  expect(
    await clean(
      '<dl><dt>Terme</dt><dd>Sens</dd></dl><p><code>x</code> et <kbd>y</kbd></p><pre><code>z</code></pre><hr>',
    ),
  ).toEqual({
    html: '<p><strong>Terme</strong></p><p>Sens</p><p>x et y</p><p>z</p>',
    changes: { definitions: 1, code: 3, rule: 1 },
  });
  expect(
    await clean(
      '<iframe src="https://www.youtube.com/embed/a_B-1"></iframe><video><source src="https://exemple.org/v.mp4"></video>',
    ),
  ).toEqual({
    html: '<p><a href="https://www.youtube.com/watch?v=a_B-1">https://www.youtube.com/watch?v=a_B-1</a><a href="https://exemple.org/v.mp4">https://exemple.org/v.mp4</a></p>',
    changes: { media: 2 },
  });
  expect(
    await clean(
      '<ul><li><input type="checkbox" checked>fait</li></ul><p>Nom : <input value="Ravel"> <select><option>a<option selected>b</select><button>Envoyer</button></p>',
    ),
  ).toEqual({ html: '<ul><li><p>☑ fait</p></li></ul><p>Nom : Ravel bEnvoyer</p>', changes: { field: 2 } });
  const tex = '<math><semantics><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></semantics></math>';
  expect(await clean(`<p><span class="katex">${tex}<span class="katex-html">x2</span></span></p>`)).toEqual({
    html: '<p>x^2</p>',
    changes: { formula: 1 },
  });
});

const rows = (...texts: readonly (readonly string[])[]) =>
  texts.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
const heads = (...texts: readonly string[]) => `<tr>${texts.map((text) => `<th><p>${text}</p></th>`).join('')}</tr>`;
const cells = (...texts: readonly string[]) => `<tr>${texts.map((text) => `<td><p>${text}</p></td>`).join('')}</tr>`;

test('a table is a table, with its header row and its caption', async ({ clean }) => {
  const jurys = rows(['Année', 'Candidat', 'Rôle'], ['2020', 'A. Martin', 'Rapporteur']);
  const made = `${heads('Année', 'Candidat', 'Rôle')}${cells('2020', 'A. Martin', 'Rapporteur')}`;
  for (const [name, html] of [
    [
      'a spreadsheet',
      `<google-sheets-html-origin><table><colgroup><col width=100></colgroup><tbody>${jurys}</tbody></table>`,
    ],
    [
      'Word',
      `<table class=MsoTableGrid border=1>${jurys.replaceAll('<td>', '<td><p class=MsoNormal>').replaceAll('</td>', '<o:p></o:p></p></td>')}</table>`,
    ],
    [
      'a page',
      `<table><thead><tr><th>Année<th>Candidat<th>Rôle</thead><tbody>${rows(['2020', 'A. Martin', 'Rapporteur'])}</table>`,
    ],
    ['bold letters', `<table>${jurys.replace('Année', '<b>Année</b>')}</table>`],
  ] as const)
    expect((await clean(html)).html, name).toBe(`<table><tbody>${made}</tbody></table>`);
  expect((await clean(`<table><caption> Jurys  de &lt;thèse&gt; </caption>${jurys}</table>`)).html).toBe(
    `<table><caption>Jurys de &lt;thèse&gt;</caption><tbody>${made}</tbody></table>`,
  );
});

test('a first row is no row of headings where it says what the others say', async ({ clean }) => {
  expect(
    (await clean(`<table>${rows(['2020', 'Réseaux', 'L3'], ['2021', 'Systèmes', 'M1'])}</table>`)).html,
  ).not.toContain('<th');
  expect((await clean(`<table>${rows(['Nom', 'Ravel'], ['Prénom', 'Camille'])}</table>`)).html).not.toContain('<th');
  expect((await clean(`<table>${rows(['Année', 'Cours'], ['2020', 'Réseaux'])}</table>`)).html).toContain(
    heads('Année', 'Cours'),
  );
});

test('cells keep what stands in them, how far they reach and how they are set', async ({ clean }) => {
  expect(
    (
      await clean(
        '<table><tr><td colspan=2 align=right>12<td rowspan="900">x<tr><td><ul><li>a</ul><td><a href="#contact">b</a><td></table>',
      )
    ).html,
  ).toBe(
    '<table><tbody><tr><td colspan="2"><p style="text-align: right">12</p></td><td><p>x</p></td></tr><tr><td><ul><li><p>a</p></li></ul></td><td><p><a href="#contact">b</a></p></td><td><p></p></td></tr></tbody></table>',
  );
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

/** An item of a list as Word for the web copies it: in a list and a box of its own. */
const item = (tag: 'ul' | 'ol', text: string, level = 1, position = 1, id = '1') =>
  `<div class="ListContainerWrapper SCXW1"><${tag} role="list"${tag === 'ol' ? ` start="${position}"` : ''}><li data-listid="${id}" data-aria-posinset="${position}" data-aria-level="${level}" role="listitem"><p class="Paragraph"><span>${text}</span></p></li></${tag}></div>`;
const li = (text: string, inside = '') => `<li><p>${text}</p>${inside}</li>`;

test('the lists of Word for the web stay one list, whatever their kind', async ({ clean }) => {
  const wordOnline = async (...parts: readonly string[]) =>
    (await clean(`<div class="OutlineElement Ltr">${parts.join('')}</div>`)).html;
  expect(await wordOnline(item('ol', 'a'), item('ol', 'b', 1, 2), item('ol', 'c', 1, 3))).toBe(
    `<ol>${li('a')}${li('b')}${li('c')}</ol>`,
  );
  expect(
    await wordOnline(item('ul', 'a'), item('ul', 'b', 2), item('ul', 'c', 3), item('ul', 'd', 2), item('ul', 'e')),
  ).toBe(`<ul>${li('a', `<ul>${li('b', `<ul>${li('c')}</ul>`)}${li('d')}</ul>`)}${li('e')}</ul>`);
  expect(await wordOnline(item('ol', 'a'), item('ul', 'b', 2), item('ol', 'c', 1, 2))).toBe(
    `<ol>${li('a', `<ul>${li('b')}</ul>`)}${li('c')}</ol>`,
  );
  expect(await wordOnline(item('ol', 'a'), '<p>interruption</p>', item('ol', 'b', 1, 2))).toBe(
    `<ol>${li('a')}</ol><p>interruption</p><ol start="2">${li('b')}</ol>`,
  );
  expect(await wordOnline(item('ol', 'a'), item('ol', 'b', 1, 1, '2'))).toBe(`<ol>${li('a')}</ol><ol>${li('b')}</ol>`);
  const bare = [1, 2].map(
    (n) => `<div class="ListContainerWrapper"><ol start="${n}"><li data-aria-level="1"><p>${n}</p></li></ol></div>`,
  );
  expect(await wordOnline(...bare)).toBe(`<ol>${li('1')}${li('2')}</ol>`);
});

test('a thousand paragraphs', async ({ clean }) => {
  const { html } = await clean(
    `<html><body>${Array.from({ length: 1000 }, (_, n) => `<p class=MsoNormal><b>${n}</b> texte<o:p></o:p></p>`).join('\n')}</body></html>`,
  );
  expect(html.match(/<p>/g)).toHaveLength(1000);
  expect(html.endsWith('<p><strong>999</strong> texte</p>')).toBe(true);
});
