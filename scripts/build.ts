#!/usr/bin/env node
// `npm run build`: builds what `npm start` would build, without serving it.
import { CliError, command, parseArguments, printedHelp } from './lib/console.ts';
import { setUp, setUpSite } from './lib/setup.ts';

const help = `
Utilisation : npm run build [-- --force]

Installe ce qui manque et construit le site. --force le reconstruit même s’il est à jour.
`;

if (!printedHelp(help)) {
  await command(async () => {
    const { values } = parseArguments('npm run build', { force: { type: 'boolean' } });
    if (process.env.SITE_DIR)
      throw new CliError(
        'La construction sert à tous les sites : lancez-la sans SITE_DIR, sous l’utilisateur du code.',
      );
    await setUp();
    await setUpSite(values);
  });
}
