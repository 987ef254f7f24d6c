#!/usr/bin/env node
// `npm run import FILE`, `npm run import -- --hal IDHAL`
import path from 'node:path';
import { hostNames } from '../lib/host-names.ts';
import { CliError, command, parseArguments, printedHelp } from './lib/console.ts';
import { invocationCwd } from './lib/project.ts';
import { setUp, setUpContent } from './lib/setup.ts';

const help = `
Utilisation : npm run import -- FICHIER [--domaine CLÉ_OU_NOM] [--sans-mon-nom] [--avec-semblables]
                                [--garder-exemple] [--dry-run]
              npm run import -- --hal IDHAL | --orcid ORCID | --doi DOI,DOI… [--domaine CLÉ_OU_NOM] [--sans-mon-nom]
                                [--avec-semblables] [--garder-exemple] [--dry-run]

Une bibliographie (BibTeX, BibLaTeX, RIS, PubMed ou CSL-JSON), ou les publications que donne HAL, ORCID ou doi.org (200 DOI au
plus), sont ajoutées à celles du site. Ce qui y est déjà est complété, sans que vos propres mots changent ; ce qui y est
peut-être, et ce où votre nom ne figure pas, est laissé pour la page « Importer » de l’administration.
  --domaine   où vont les publications dont la revue n’est encore dans aucun domaine : la clé ou le nom d’un domaine ;
              un nom inconnu crée le domaine. Sans cette option : le premier domaine.
  --sans-mon-nom   importe aussi les références où votre nom ne figure pas.
  --avec-semblables  ajoute aussi, comme d’autres publications, les références à confirmer : ce qui ressemble à une
              publication du site ou du fichier, comme les tomes I et II d’un ouvrage. Essayez d’abord avec --dry-run.
  --garder-exemple  laisse les publications d’exemple ; sans cette option, elles sont enlevées.
  --dry-run   dit ce que ferait l’import, sans rien écrire.
La dernière ligne compte les références : nouvelles, modifiées, déjà là, à confirmer, refusées, sans votre nom.

Un fichier JSON au format « portfolio », version 1, remplace le profil et les sections (un exemple est dans
e2e/fixtures/portfolio.json). Les sections que le fichier ne nomme pas vont à la corbeille, et rien du contenu
d’exemple ne reste public.
Un fichier incorrect n’est pas importé : chaque erreur est montrée avec son chemin. Le site peut rester en marche.
`;

if (!printedHelp(help)) await command(importFile);

async function importFile() {
  const { name, host, ...options } = readOptions();
  await setUpContent(await setUp());
  const references = await import('./cli/import-references.ts');
  if (host) {
    for (const line of await references.importFromHost(host.source, host.id, options)) console.log(line);
    return;
  }
  const file = path.resolve(invocationCwd, name);
  if (references.isBibliography(file)) {
    for (const line of await references.importReferences(file, options)) console.log(line);
    return;
  }
  if (options.domain !== undefined || options.dryRun || options.withForeign || options.withAsked || options.keepsSample)
    throw new CliError(
      '--domaine, --sans-mon-nom, --avec-semblables, --garder-exemple et --dry-run ne servent qu’à importer une bibliographie.',
    );
  const program = await import('./cli/import.ts');
  const { sections, missing = [] } = await program.importFile(file);
  console.log(`${sections} section${sections > 1 ? 's' : ''} importée${sections > 1 ? 's' : ''}, ainsi que le profil.`);
  if (missing.length > 0)
    console.log(
      `Attention : ${missing.length} document${missing.length > 1 ? 's' : ''} à joindre de nouveau, absent${missing.length > 1 ? 's' : ''} de ce site : ${missing.join(', ')}`,
    );
}

/** The options of the command line. */
function readOptions() {
  const { values, positionals } = parseArguments(
    'npm run import',
    {
      domaine: { type: 'string' },
      'sans-mon-nom': { type: 'boolean' },
      'avec-semblables': { type: 'boolean' },
      'garder-exemple': { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      hal: { type: 'string' },
      orcid: { type: 'string' },
      doi: { type: 'string' },
    },
    Number.POSITIVE_INFINITY,
  );
  const hosts = hostNames.flatMap((source) => (values[source] === undefined ? [] : [{ source, id: values[source] }]));
  const [host] = hosts;
  const [name = ''] = positionals;
  const count = positionals.length + hosts.length;
  if (count === 0) throw new CliError('Indiquez le fichier à importer : npm run import FICHIER');
  if (count > 1) throw new CliError('Un fichier ou une source à la fois. Utilisation : npm run import -- --help');
  return {
    name,
    host,
    domain: values.domaine,
    withForeign: values['sans-mon-nom'] === true,
    withAsked: values['avec-semblables'] === true,
    keepsSample: values['garder-exemple'] === true,
    dryRun: values['dry-run'] === true,
  };
}
