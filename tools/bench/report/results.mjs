// What a run measures, part by part: the types that the report shares.

/** The result of each part's `measure`, for the parts that were run. @typedef {Partial<{
 *   home: Awaited<ReturnType<typeof import('../parts/home.mjs').measure>>,
 *   start: Awaited<ReturnType<typeof import('../parts/start.mjs').measure>>,
 *   memory: Awaited<ReturnType<typeof import('../parts/memory.mjs').measure>>,
 *   saves: Awaited<ReturnType<typeof import('../parts/saves.mjs').measure>>,
 *   growth: Awaited<ReturnType<typeof import('../parts/growth.mjs').measure>>,
 *   photo: Awaited<ReturnType<typeof import('../parts/photo.mjs').measure>>,
 *   browser: Awaited<ReturnType<typeof import('../parts/browser.mjs').measure>>,
 * }>} Parts */

/** @typedef {{ at: string, form: 'short' | 'whole', rounds: number, minutes: number, loadBefore: number, machine: Awaited<ReturnType<typeof import('../tools.mjs').describeMachine>>, parts: Parts }} Results */

export {};
