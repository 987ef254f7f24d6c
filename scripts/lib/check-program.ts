// The checks of `npm run doctor` that read the project's own files: a bundled program does not know where they are.
import { doubtful, type Finding, good, wrong } from '../cli/doctor/finding.ts';
import { buildProblem } from './build-state.ts';
import { isSupported, versions } from './supported-node.mjs';

export function checkNode(version = process.versions.node): Finding {
  return isSupported(version)
    ? good(`Node.js : ${version}`)
    : wrong(`Node.js : ${version} n’est pas pris en charge`, `Installez Node.js ${versions.recommended}`);
}

/**
 * Whether the build is whole and of the sources that are there; `npm start` makes it anew where it is not, unless several
 * sites share it.
 */
export function checkBuild(problem = buildProblem(), isShared = Boolean(process.env.SITE_DIR)): Finding {
  if (problem === null) return good('Construction : à jour');
  const text = 'Construction : absente, abîmée, ou d’un code plus ancien';
  return isShared
    ? wrong(text, 'Refaites-la dans le dossier du code, sans SITE_DIR : npm run build')
    : doubtful(text, 'Le prochain npm start, ou npm run build, la refait');
}
