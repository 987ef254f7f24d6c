// What a running site does about its own past: thins history and journal, removes unused uploads.
import { spawn } from 'node:child_process';
import { inRoot, root } from './project.mjs';

const day = 24 * 60 * 60 * 1000;

/**
 * Runs the maintenance now and once a day, in a process of its own: the memory that it takes goes back when it is done.
 * Keeps nothing from ending; a run that fails says so itself, and costs the site nothing.
 */
export function startMaintenance() {
  maintain();
  setInterval(maintain, day).unref();
}

function maintain() {
  const child = spawn(process.execPath, [inRoot('dist/maintain.mjs')], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  child.once('error', (fault) => console.error(`L’entretien de la base n’a pas pu commencer : ${fault.message}`));
  child.unref();
}
