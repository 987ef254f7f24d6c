// nginx's file of one site among several: docs/deploy/nginx.conf under other names.
import fs from 'node:fs';
import path from 'node:path';
import { CliError } from './console.ts';
import { inRoot } from './project.ts';

/** `host`: the site's name in the DNS. `certificate`: the folder with `fullchain.pem` and `privkey.pem`. */
type Front = { readonly name: string; readonly host: string; readonly port: number; readonly certificate: string };

/**
 * The text of the file. All that nginx knows by a name (upstream, zones, caches, variables) has the site's in it: several
 * of these files stand side by side, and no site counts, limits or copies what is another's.
 */
export function nginxFile(
  { name, host, port, certificate }: Front,
  source = fs.readFileSync(inRoot('docs/deploy/nginx.conf'), 'utf8'),
): string {
  const own = `portfolio_${name.replaceAll('-', '_')}`; // names of variables have no hyphen
  const changes: readonly (readonly [from: string | RegExp, to: string])[] = [
    [/^(?:#.*\n)+/, `# Le site « ${name} », écrit par npm run new-site d’après docs/deploy/nginx.conf.\n`],
    ['portfolio_', `${own}_`],
    ['upstream portfolio {', `upstream ${own} {`],
    ['http://portfolio;', `http://${own};`],
    ['/var/cache/portfolio-', `/var/cache/portfolio-${name}-`],
    ['/etc/letsencrypt/live/exemple.org/', `${certificate}/`],
    ['exemple.org', host],
    ['127.0.0.1:3000', `127.0.0.1:${port}`],
  ];
  return changes.reduce((text, [from, to]) => {
    const changed = typeof from === 'string' ? text.replaceAll(from, () => to) : text.replace(from, () => to);
    if (changed === text) throw new Error(`docs/deploy/nginx.conf has no ${from}`);
    return changed;
  }, source);
}

/** Throws a `CliError` without the certificate: with such a file nginx would not start again, for none of the sites. */
export function checkCertificate(folder: string): void {
  const missing = ['fullchain.pem', 'privkey.pem']
    .map((name) => path.join(folder, name))
    .find((file) => !fs.existsSync(file));
  if (missing !== undefined)
    throw new CliError(
      `${missing} n’existe pas, et sans certificat nginx ne redémarrerait plus. Obtenez-le (docs/department.md), ou donnez son dossier : --certificat DOSSIER`,
    );
  if (/[\s;{}"'\\$#]/.test(folder)) throw new CliError(`nginx ne lirait pas le chemin ${folder} : changez-le.`);
}
