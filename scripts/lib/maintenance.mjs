// What a running site does about its own past: thins history and journal, removes unused uploads.
import { spawn } from 'node:child_process';
import { inRoot, root } from './project.mjs';

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/**
 * Runs the maintenance a minute after the start, when nobody waits for the first pages any more, then once a day. It is a
 * process of its own: the memory that it takes goes back when it is done. Keeps nothing from ending;
 * a run that fails says so itself, and costs the site nothing.
 */
export function startMaintenance() {
  setTimeout(maintain, minute).unref();
  setInterval(maintain, day).unref();
}

function maintain() {
  const child = spawn(process.execPath, [inRoot('dist/maintain.mjs')], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  child.once('error', (fault) => console.error(`L’entretien de la base n’a pas pu commencer : ${fault.message}`));
  child.unref();
}
