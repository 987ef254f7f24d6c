#!/usr/bin/env node
// `npm run doctor`
import { errorCode } from '../lib/error-codes.ts';
import { buildProblem, canBuild } from './lib/build-state.ts';
import { CliError, command, parseArguments, printedHelp } from './lib/console.ts';
import { enterProject, settingsFile } from './lib/env-file.ts';
import { isComplete } from './lib/install.ts';

const help = `
Utilisation : npm run doctor [-- --reseau]

Vérifie ce dont le site a besoin, sans rien changer : mémoire, réglages, droits des fichiers, place, horloge, base de
données, images et documents, site en marche, certificat. Une ligne par point : ✓ bon, ! à regarder, ✗ à corriger, et quoi faire.
Le code de sortie est 1 s’il y a un ✗. --reseau demande aussi une réponse à HAL, ORCID et doi.org.
`;

if (!printedHelp(help)) await command(diagnose);

async function diagnose() {
  const { values } = parseArguments('npm run doctor', { reseau: { type: 'boolean', default: false } });
  enterProject();
  if (canBuild() && !isComplete()) throw notInstalled();
  const { examine, lineOf, summaryOf, checkMemory, wrong, good } = await program();
  const problem = buildProblem();
  const findings = [
    good(`Node.js : ${process.versions.node}`),
    problem ? wrong(problem.message, 'npm start, ou npm run build, la fait') : good('Construction : à jour'),
    ...(canBuild() ? [checkMemory()] : []),
  ];
  for (const finding of findings) console.log(lineOf(finding));
  for await (const finding of examine(settingsFile(), values.reseau)) {
    console.log(lineOf(finding));
    findings.push(finding);
  }
  console.log(summaryOf(findings));
  if (findings.some(({ mark }) => mark === '✗')) process.exitCode = 1;
}

/** The checks. Throws a `CliError` while they are not built. */
async function program() {
  try {
    return await import('./cli/doctor.ts');
  } catch (error) {
    throw errorCode(error) === 'ERR_MODULE_NOT_FOUND' ? notInstalled() : error;
  }
}

function notInstalled() {
  return new CliError('✗ Le site n’est pas installé : npm run build l’installe et le construit.');
}
