// The parts of the benchmark by id (options.mjs has their French descriptions).
import { measure as browser } from './parts/browser.mjs';
import { measure as growth } from './parts/growth.mjs';
import { measure as home } from './parts/home.mjs';
import { measure as memory } from './parts/memory.mjs';
import { measure as photo } from './parts/photo.mjs';
import { measure as saves } from './parts/saves.mjs';
import { measure as start } from './parts/start.mjs';

/** @type {Readonly<Record<string, (context: import('./context.mjs').Context) => Promise<unknown>>>} */
export const measures = { home, start, memory, saves, growth, photo, browser };
