// The command line of `npm run new-site`.
import path from 'node:path';
import { parseArguments } from './arguments.ts';
import { CliError } from './console.ts';
import { isSiteName, type Wanted } from './new-site.ts';
import { invocationCwd } from './project.ts';

/** nginx's file, and what it says: the site's name in the DNS, the folder of its certificate. */
export type Front = { readonly file: string; readonly host: string; readonly certificate: string };

/** `front`: null where the command writes nothing for nginx. `start`: whether it starts the site. */
type Options = Wanted & { readonly front: Front | null; readonly start: boolean };

/** The options of this process. Throws a `CliError` for a missing one, and one that cannot be used. */
export function readOptions(): Options {
  const { values, positionals } = parseArguments(
    'npm run new-site',
    {
      adresse: { type: 'string' },
      sites: { type: 'string', default: '/srv/portfolio/sites' },
      port: { type: 'string' },
      certificat: { type: 'string' },
      nginx: { type: 'string' },
      'sans-nginx': { type: 'boolean', default: false },
      sauvegardes: { type: 'string' },
      demarrer: { type: 'boolean', default: false },
    },
    1,
  );
  const [name] = positionals;
  if (name === undefined || values.adresse === undefined)
    throw new CliError('Indiquez le nom et l’adresse : npm run new-site -- nom --adresse https://nom.univ.fr');
  if (!isSiteName(name))
    throw new CliError(
      `« ${name} » ne peut pas être le nom d’un site : 19 caractères au plus, lettres minuscules sans accent, chiffres et traits d’union, une lettre d’abord.`,
    );
  const hasFront = !values['sans-nginx'];
  if (!hasFront && (values.nginx !== undefined || values.certificat !== undefined))
    throw new CliError('--sans-nginx ne va pas avec --nginx ni --certificat.');
  const { origin, hostname } = readAddress(values.adresse, hasFront);
  return {
    name,
    address: origin,
    sites: path.resolve(invocationCwd, values.sites),
    port: readPort(values.port),
    backups: values.sauvegardes === undefined ? null : path.resolve(invocationCwd, values.sauvegardes),
    start: values.demarrer,
    front: hasFront
      ? {
          host: hostname,
          file: path.resolve(invocationCwd, values.nginx ?? '/etc/nginx/conf.d', `portfolio-${name}.conf`),
          certificate: path.resolve(invocationCwd, values.certificat ?? `/etc/letsencrypt/live/${hostname}`),
        }
      : null,
  };
}

/** @param hasFront with nginx's file the address is https, at its usual port */
function readAddress(given: string, hasFront: boolean): URL {
  const url = URL.canParse(given) ? new URL(given) : null;
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isOrigin || !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(url.hostname))
    throw new CliError('--adresse doit être une adresse sans chemin, comme https://nom.univ.fr');
  if (hasFront && (url.protocol !== 'https:' || url.port !== ''))
    throw new CliError('Derrière nginx, --adresse commence par https:// et n’a pas de port (sinon, --sans-nginx).');
  return url;
}

function readPort(given: string | undefined): number | null {
  if (given === undefined) return null;
  if (!/^\d{1,5}$/.test(given) || Number(given) < 1024 || Number(given) > 65_535)
    throw new CliError('--port doit être un nombre entre 1024 et 65535');
  return Number(given);
}
