// The argument of every part of the benchmark.

/**
 * @typedef {object} Context
 * @property {string} folder a scratch folder of the part's own, empty
 * @property {number} rounds
 * @property {boolean} isShort
 * @property {boolean} withLighthouse
 * @property {string} browser path of Chromium's program
 * @property {(text: string) => void} say shows how far the part is
 */

export {};
