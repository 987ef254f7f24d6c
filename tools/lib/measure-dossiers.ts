// What the dossiers of a bibliography cost and hold, on a site of their own (tools/dossiers.ts bundles this file).
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Caller } from '../../e2e/support/api-client';
import { owner as account, type Site, startSite } from '../../e2e/support/site';
import { inRoot } from '../../scripts/lib/project';
import { checksOf } from './document-checks';
import { type Latencies, visits } from './visits';

type Owner = { readonly prenom: string; readonly nom: string };

/** Prints them for a file of references by this person. */
export async function measureDossiers(file: string, owner: Owner): Promise<void> {
  const site = await startSite({ env: { ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password } });
  try {
    const imported = await site.command('import', [path.resolve(file), '--domaine', 'Recherche']);
    if (imported.code !== 0) throw new Error(imported.output);
    console.log(imported.output.trim().split('\n').at(-1));
    const caller = await new Caller(site.origin).signIn(site.credentials());
    await caller.call('PUT', `/api/profile/${caller.id}`, { json: owner });
    const ids = [];
    for (const model of ['publications', 'cv-court']) {
      const id = await madeDossier(caller, model);
      ids.push(id);
      await filesOf(site, caller, id, model);
    }
    await underLoad(site, caller, ids[0] ?? '');
  } finally {
    await site.remove();
  }
}

/** The id of a new dossier of a model. */
async function madeDossier(caller: Caller, model: string): Promise<string> {
  const { json: preview } = await caller.call('POST', '/api/dossiers/preview', { json: { model } });
  const { json } = await caller.call('POST', '/api/dossiers', { json: { name: model, choices: preview.choices } });
  return (json.dossier as { id: string }).id;
}

async function filesOf(site: Site, caller: Caller, id: string, name: string): Promise<void> {
  const folder = inRoot('.scratch/dossiers');
  fs.mkdirSync(folder, { recursive: true });
  for (const format of ['pdf', 'docx', 'html']) {
    const [first, next, digests] = [[] as number[], [] as number[], new Set<string>()];
    for (let turn = 0; turn < 5; turn += 1) {
      endTypesetting(site);
      for (const times of [first, next]) {
        const since = performance.now();
        const bytes = await download(caller, id, format);
        times.push(performance.now() - since);
        digests.add(createHash('sha256').update(bytes).digest('hex'));
        fs.writeFileSync(path.join(folder, `${name}.${format}`), bytes);
      }
    }
    const size = fs.statSync(path.join(folder, `${name}.${format}`)).size;
    console.log(
      `${name}.${format} : ${size} octets, ${median(first)} ms d’abord, ${median(next)} ms ensuite, ${digests.size === 1 ? 'mêmes octets' : 'des octets différents'}`,
    );
  }
  for (const { what, problem } of checksOf({ folder, name }))
    console.log(`  ${problem ? '✗' : '✓'} ${what} ${problem ?? ''}`);
}

/** Public pages beside nothing, then beside ten files at once whose process is killed in the middle. */
async function underLoad(site: Site, caller: Caller, id: string): Promise<void> {
  await visits(site.origin, 2); // what a page costs once
  const alone = await visits(site.origin, 10);
  const beside = visits(site.origin, 10);
  const ten = Array.from({ length: 10 }, () =>
    download(caller, id, 'pdf').then(
      () => true,
      () => false,
    ),
  );
  await new Promise((resolve) => setTimeout(resolve, 500));
  endTypesetting(site);
  const made = (await Promise.all(ten)).filter(Boolean).length;
  const after = await download(caller, id, 'pdf');
  console.log(`Visiteurs, sans dossier : ${said(alone)}`);
  console.log(`Visiteurs, pendant dix PDF et un processus tué : ${said(await beside)}`);
  console.log(`Des dix, ${made} faits ; le suivant a ${after.length} octets`);
}

const said = ({ count, median, p99, failed }: Latencies): string =>
  `${count} pages, médiane ${median.toFixed(1)} ms, 99e centile ${p99.toFixed(1)} ms, ${failed} échecs`;

async function download(caller: Caller, id: string, format: string): Promise<Buffer> {
  const answer = await fetch(`${caller.origin}/api/dossiers/${id}/${format}`, { headers: { Cookie: caller.cookies } });
  if (!answer.ok) throw new Error(`${format}: ${answer.status} ${await answer.text()}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** Kills the process that typesets for this site, where there is one. */
function endTypesetting(site: Site): void {
  const children = (pid: number): number[] => {
    try {
      const own = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
        .trim()
        .split('\n')
        .map(Number);
      return [...own, ...own.flatMap(children)];
    } catch {
      return []; // it has none
    }
  };
  for (const pid of children(site.pid))
    if (/typeset\.mjs/.test(fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8'))) process.kill(pid, 'SIGKILL');
}

const median = (times: readonly number[]): string => (times.toSorted((a, b) => a - b)[2] ?? 0).toFixed(0);
