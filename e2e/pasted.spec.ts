/** How the editor cleans what word processors put on the clipboard: the module alone, on a browser's parser. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test as plain } from '@playwright/test';
import { build } from 'esbuild';
import type { Cleaned } from '../components/admin/rich-text/paste/clean';

const root = path.resolve(import.meta.dirname, '..');
const origin = 'https://exemple.org';

const test = plain.extend<{ clean: (html: string) => Promise<Cleaned> }, { bundle: string }>({
  bundle: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const entry = path.join(root, 'components/admin/rich-text/paste/clean.ts');
      const { outputFiles } = await build({ entryPoints: [entry], bundle: true, write: false, format: 'iife', globalName: 'pasted' });
      await use(outputFiles[0]?.text ?? '');
    },
    { scope: 'worker' },
  ],
  clean: async ({ page, bundle }, use) => {
    await page.addScriptTag({ content: bundle });
    await use((html) => page.evaluate(([text, at]) => Function('text', 'at', 'return pasted.cleanPasted(text, at)')(text, at), [html, origin]));
  },
});

const clipboard = (name: string) => fs.readFileSync(path.join(root, `e2e/fixtures/clipboard/${name}.html`), 'utf8');

test('Word', async ({ clean }) => {
  const { html, lostPictures } = await clean(clipboard('word'));
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
      '<p><strong>Année</strong></p><p>Projet</p><p style="text-align: center">2024</p><p>SENTINELLE</p><p>phase 2</p>',
      '<p>Visible</p>',
    ].join(''),
  );
  expect(lostPictures).toBe(1);
});

test('LibreOffice Writer', async ({ clean }) => {
  const { html, lostPictures } = await clean(clipboard('writer'));
  expect(html).toBe(
    [
      '<h1>Enseignement</h1>',
      '<p><strong>Cours</strong> et <em>travaux</em> <u>dirigés</u> <span style="color: #b91c1c">en rouge</span> <span style="background-color: #fef08a">sur jaune</span></p>',
      '<ul><li><p>Licence</p><ul><li><p>Réseaux</p></li></ul></li><li><p>Master</p></li></ul>',
      '<ol start="2"><li><p>Deux</p></li></ol>',
      '<p style="text-align: right"><a href="https://exemple.org/">Un lien</a></p>',
      '<p>Groupe A</p><p>40 h</p>',
    ].join(''),
  );
  expect(lostPictures).toBe(1);
});

test('Google Docs', async ({ clean }) => {
  const { html, lostPictures } = await clean(clipboard('docs'));
  expect(html).toBe(
    [
      '<h2>Responsabilités</h2>',
      '<p><strong>Direction</strong><em> du master</em><u> souligné</u><s> barré</s></p>',
      '<ul><li><p>Jurys</p><ul><li><p>Thèses</p></li></ul></li><li><p><a href="https://exemple.org/comites">Comités</a></p></li></ul>',
      '<p>Cellule</p><p><span style="color: #b91c1c">rouge</span></p>',
    ].join(''),
  );
  expect(lostPictures).toBe(1);
});

test('the editor’s own copy is left as it is', async ({ clean }) => {
  const html = '<p data-pm-slice="1 1 []">deux  mots</p>';
  expect(await clean(html)).toEqual({ html, lostPictures: 0 });
});

test('pictures of the site and inline ones stay; those of elsewhere are counted, counters are not', async ({ clean }) => {
  const inline = 'data:image/png;base64,iVBORw0KGgo=';
  const { html, lostPictures } = await clean(
    `<p>a<img src="${origin}/uploads/a_b-1.webp" alt="Banc &quot;d’essai&quot;"><img src="${inline}"><img src="https://ailleurs.org/a.png"><img src="blob:x"><img src="data:image/svg+xml;base64,AA"><img width="1" src="https://ailleurs.org/p.gif"></p>`,
  );
  expect(html).toBe(`<p>a<img src="/uploads/a_b-1.webp" alt="Banc &quot;d’essai&quot;"><img src="${inline}" alt=""></p>`);
  expect(lostPictures).toBe(3);
});

test('what is not laid out as a document is kept too', async ({ clean }) => {
  expect((await clean('un mot')).html).toBe('<p>un mot</p>');
  expect((await clean('a &lt;b&gt; <span>c</span>')).html).toBe('<p>a &lt;b&gt; c</p>');
  expect((await clean('<pre>x\n  y</pre>')).html).toBe('<p>x<br>  y</p>');
  expect((await clean('<blockquote>Cité<ul><li>un</li></ul></blockquote><dl><dt>Terme</dt><dd>Sens</dd></dl>')).html).toBe(
    '<blockquote><p>Cité</p><ul><li><p>un</p></li></ul></blockquote><p>Terme</p><p>Sens</p>',
  );
  expect((await clean('<p>le 4 août 1790<sup>1</sup>, au XIX<sup>e</sup> siècle<a href="https://exemple.org/a#_ftn1">[1]</a></p>')).html).toBe(
    '<p>le 4 août 1790<sup>1</sup>, au XIX<sup>e</sup> siècle[1]</p>',
  );
  expect((await clean('')).html).toBe('');
});

test('nothing of code comes through', async ({ clean }) => {
  const { html } = await clean(
    '<p onclick="x()">a<script>alert(1)</script><style>b</style></p><svg onload=alert(1)><text>c</text></svg><iframe srcdoc="d"></iframe><a href="java\nscript:alert(1)">e</a><math><mi>f</mi></math>',
  );
  expect(html).toBe('<p>a</p><p>e</p>');
});

test('a thousand paragraphs', async ({ clean }) => {
  const { html } = await clean(
    `<html><body>${Array.from({ length: 1000 }, (_, n) => `<p class=MsoNormal><b>${n}</b> texte<o:p></o:p></p>`).join('\n')}</body></html>`,
  );
  expect(html.match(/<p>/g)).toHaveLength(1000);
  expect(html.endsWith('<p><strong>999</strong> texte</p>')).toBe(true);
});
