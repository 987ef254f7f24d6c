// The plots of a report.
import { subjectNames } from '../parts/home.mjs';
import { barPlot, growthPlot } from './svg.mjs';

/** @typedef {{ name: string, part: string, alt: string, svg: string }} Plot */

/** @param {import('./results.mjs').Parts} parts @returns {Plot[]} */
export function plotsOf({ home, start, growth }) {
  return [...(home ? homePlots(home) : []), ...(start ? [startPlot(start)] : []), ...(growth ? growthPlots(growth) : [])];
}

/** @param {NonNullable<import('./results.mjs').Parts['home']>} home @returns {Plot[]} */
function homePlots({ rows }) {
  const plot = (/** @type {'rate' | 'p99'} */ of, /** @type {string} */ title, /** @type {string} */ unit) => {
    const bars = rows
      .filter(({ encoding, connections }) => encoding === 'br' && connections === 50)
      .map(({ subject, [of]: { median, min, max } }) => ({
        label: subjectNames[subject],
        value: median,
        min,
        max,
        isOurs: subject === 'site' || subject === 'behind',
      }));
    return { name: `home-${of}`, part: 'home', alt: title, svg: barPlot({ title, unit, bars }) };
  };
  return [
    plot('rate', 'Page d’accueil, brotli, 50 connexions : débit', 'requêtes par seconde'),
    plot('p99', 'Page d’accueil, brotli, 50 connexions : p99', 'ms'),
  ];
}

/** @param {NonNullable<import('./results.mjs').Parts['start']>} start @returns {Plot} */
function startPlot({ ready }) {
  const title = 'Démarrage quand tout est prêt, étape par étape';
  const bars = ready.steps.map(({ label, ms: { median, min, max } }) => ({ label, value: median, min, max, isOurs: true }));
  return { name: 'start', part: 'start', alt: title, svg: barPlot({ title, unit: 'ms', bars }) };
}

/** French labels of what grows. */
export const growthNames = {
  homeBytes: 'accueil',
  renderMs: 'accueil, rendu',
  listRenderMs: 'liste, rendu',
  rate: 'débit de l’accueil',
  saveMs: 'enregistrement',
  rssMiB: 'mémoire',
  databaseKiB: 'base de données',
};

/** @param {NonNullable<import('./results.mjs').Parts['growth']>} growth @returns {Plot[]} */
function growthPlots(growth) {
  const names = /** @type {const} */ (['homeBytes', 'renderMs', 'listRenderMs', 'saveMs', 'rssMiB', 'databaseKiB']);
  return /** @type {const} */ (['publications', 'sections']).map((kind) => {
    const title = `Croissance avec le nombre de ${kind} (échelles logarithmiques)`;
    const series = names.map((name) => ({
      label: growthNames[name],
      points: growth[kind].points.map(({ size, [name]: value }) => ({ size, value: value.median })),
    }));
    return { name: `growth-${kind}`, part: 'growth', alt: title, svg: growthPlot({ title, series }) };
  });
}
