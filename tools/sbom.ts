#!/usr/bin/env node
// `npm run sbom`
import fs from 'node:fs';
import { CliError, command, printedHelp } from '../scripts/lib/console.ts';
import { npm } from '../scripts/lib/npm.mjs';
import { inRoot, root } from '../scripts/lib/project.ts';
import { listOf, productionOf } from './lib/sbom.ts';

const help = `
Utilisation : npm run sbom

Écrit dans docs/sbom.cdx.json la liste CycloneDX des paquets dont le site est fait, d’après package-lock.json et sans
réseau. À refaire quand package-lock.json change ; un essai le rappelle.
`;

if (!printedHelp(help)) await command(sbom);

async function sbom() {
  const { code, output } = await npm(
    ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--loglevel=silent'],
    root,
  );
  if (code !== 0) throw new CliError(`npm n’a pas pu lister les paquets :\n${output}`);
  const { packages } = JSON.parse(fs.readFileSync(inRoot('package-lock.json'), 'utf8'));
  const list = listOf(JSON.parse(output), { name: packages[''].name, wanted: productionOf(packages) });
  fs.writeFileSync(inRoot('docs/sbom.cdx.json'), `${JSON.stringify(list, null, 1)}\n`);
  console.log(`docs/sbom.cdx.json : ${list.components.length} paquets`);
}
