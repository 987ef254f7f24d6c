// The browser's part of the report.
import { kilobytes, number, spreadText, table } from './format.mjs';

/** Resource types of the DevTools protocol, with their French labels; the others count in the total only. */
const kinds = /** @type {const} */ ([
  ['Document', 'HTML'],
  ['Script', 'JS'],
  ['Stylesheet', 'CSS'],
  ['Font', 'Polices'],
  ['Image', 'Images'],
]);

/** @param {NonNullable<import('./results.mjs').Parts['browser']>} browser */
export function browserText(browser) {
  const visitors = browser.public.map(({ content, path, isSlow, lcp, tbt, cls, bytes }) => [
    `${path}, ${content}`,
    isSlow ? 'téléphone' : 'aucun',
    spreadText(lcp, 0),
    spreadText(tbt, 0),
    number(cls.median, 3),
    ...kinds.map(([kind]) => kilobytes(bytes[kind] ?? 0)),
    kilobytes(sum(bytes)),
  ]);
  const admin = browser.admin.map(({ path, interactive, tbt, bytes, requests }) => [
    path,
    kilobytes(bytes.Script ?? 0),
    kilobytes(sum(bytes)),
    String(requests),
    spreadText(interactive, 0),
    spreadText(tbt, 0),
  ]);
  const parts = [
    '### Pages publiques',
    table(['Page', 'Frein', 'LCP, ms', 'TBT, ms', 'CLS', ...kinds.map(([, name]) => name), 'En tout'], visitors),
    `Chromium sans cache, piloté par Playwright ; le frein est celui de Lighthouse pour un téléphone (processeur ÷ 4, 1,6 Mb/s, 150 ms), appliqué par les outils de développement. Les octets sont ceux du réseau, en-têtes compris. Les pages publiques n’envoient pas de bibliothèque : ni React, ni dates, ni schémas ([décision 9](decisions/0009-no-runtime.md)) ; les fenêtres modales sont du HTML déjà là, et les icônes un tracé chacune.`,
    lighthouseText(browser.lighthouse),
    '### Administration',
    table(['Route', 'JS', 'En tout', 'Requêtes', 'Prête à l’emploi, ms', 'TBT, ms'], admin),
    'Premier chargement, sans cache et sans frein ; prête : fin du chargement du document et de la dernière tâche de plus de 50 ms. L’éditeur de texte riche n’est chargé que là où l’on écrit.',
    feltText(browser.felt),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** @param {import('../interactions.mjs').Interactions} felt */
function feltText({ clicks, keys, keyWork, items }) {
  const rows = [
    ['un clic dans le menu, jusqu’à la page', spreadText(clicks, 0)],
    [`une lettre dans une liste de ${items} éléments : travail du programme`, spreadText(keyWork, 1)],
    ['la même, jusqu’à l’image qui la montre', spreadText(keys, 0)],
  ];
  return `${table(['Sous la main', 'ms'], rows)}\n\nLe menu entier, une page après l’autre, chacune déjà visitée ; quarante lettres, une toutes les 120 ms. Une image dure 17 ms.`;
}

/** @param {NonNullable<import('./results.mjs').Parts['browser']>['lighthouse']} rows */
function lighthouseText(rows) {
  if (!rows) return '';
  const lines = rows.map(({ content, scores, lcp, tbt, cls }) => [
    content,
    ...[scores.performance, scores.accessibility, scores.bestPractices, scores.seo].map(String),
    number(lcp, 0),
    number(tbt, 0),
    number(cls, 3),
  ]);
  return `Lighthouse ${rows[0]?.version}, téléphone, frein simulé :\n\n${table(['Accueil', 'Performance', 'Accessibilité', 'Bonnes pratiques', 'SEO', 'LCP, ms', 'TBT, ms', 'CLS'], lines)}`;
}

/** @param {Record<string, number>} bytes */
const sum = (bytes) => Object.values(bytes).reduce((all, each) => all + each, 0);
