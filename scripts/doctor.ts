#!/usr/bin/env node
// `npm run doctor`
import { errorCode } from '../lib/error-codes.ts';
import { parseArguments } from './lib/arguments.ts';
import { hasSources } from './lib/build-state.ts';
import { checkBuild, checkNode } from './lib/check-program.ts';
import { CliError, command, printedHelp } from './lib/console.ts';
import { enterProject, settingsFile } from './lib/env-file.ts';
import { isComplete } from './lib/install.ts';
import { bundled } from './lib/project.ts';

const help = `
Utilisation : npm run doctor [-- --reseau]

Vérifie ce dont le site a besoin, sans rien changer : réglages, droits des fichiers, place, horloge, base de données,
images et documents, site en marche, certificat. Une ligne par point : ✓ bon, ! à regarder, ✗ à corriger, et quoi faire.
Le code de sortie est 1 s’il y a un ✗. --reseau demande aussi une réponse à HAL, ORCID et doi.org.
`;

if (!printedHelp(help)) await command(diagnose);

async function diagnose() {
  const { values } = parseArguments('npm run doctor', { reseau: { type: 'boolean', default: false } });
  enterProject();
  if (hasSources() && !isComplete()) throw notBuilt();
  const { examine, lineOf, summaryOf } = await program();
  const findings = [checkNode(), checkBuild()];
  for (const finding of findings) console.log(lineOf(finding));
  for await (const finding of examine(settingsFile(), values.reseau)) {
    console.log(lineOf(finding));
    findings.push(finding);
  }
  console.log(summaryOf(findings));
  if (findings.some(({ mark }) => mark === '✗')) process.exitCode = 1;
}

/** The checks. Throws a `CliError` where they are not built, or are being built. */
async function program() {
  try {
    return await bundled<typeof import('./cli/doctor.ts')>('doctor');
  } catch (error) {
    throw errorCode(error) === 'ERR_MODULE_NOT_FOUND' ? notBuilt() : error;
  }
}

function notBuilt() {
  return new CliError('✗ Le site n’est pas installé, ou pas construit : npm run build fait l’un et l’autre.');
}
