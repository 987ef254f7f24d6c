/**
 * The settings of an installation, from the environment: read once, checked, with defaults (.env.example).
 * Wrong ones stop the start, with one French line each.
 */
import path from 'node:path';
import { z } from 'zod';
import { copyAddress } from './copy-job.ts';
import { isEmail, passwordFault } from './sign-in-rules.ts';

const emptyIsUnset = (value: unknown) => (value === '' ? undefined : value);
const setting = <S extends z.ZodType>(schema: S) => z.preprocess(emptyIsUnset, schema);
const integer = (min: number, max: number, message: string) =>
  setting(z.coerce.number({ error: message }).int(message).min(min, message).max(max, message).optional());
const origin = (name: string, example: string) =>
  z
    .string()
    .refine(isOrigin, `${name} doit être une adresse http ou https sans chemin, comme ${example}`)
    .transform((value) => new URL(value).origin);
const hostOrigin = (name: string, ownDefault: string) => setting(origin(name, ownDefault).default(ownDefault));

const settings = z.object({
  // The folder of a site that shares its code with others (docs/department.md): never in `.env`, which is in it.
  SITE_DIR: setting(
    z
      .string()
      .refine(
        (value) => path.isAbsolute(value),
        'SITE_DIR doit être un chemin absolu, comme /srv/portfolio/sites/dupont',
      )
      .optional(),
  ),
  PORT: integer(1, 65_535, 'PORT doit être un nombre entre 1 et 65535'),
  HOST: setting(z.string().trim().optional()),
  SITE_URL: setting(origin('SITE_URL', 'https://exemple.org').optional()),
  DATABASE_URL: setting(
    z
      .string()
      .regex(
        /^file:(?!:memory:).+/,
        'DATABASE_URL doit commencer par « file: » et nommer un fichier, comme file:./data/portfolio.db',
      )
      .default('file:./data/portfolio.db'),
  ),
  UPLOADS_DIR: setting(z.string().default('uploads')),
  BACKUP_DIR: setting(z.string().optional()),
  BACKUP_KEEP: integer(1, 3650, 'BACKUP_KEEP doit être un nombre entre 1 et 3650'),
  COPY_TO: setting(
    z
      .string()
      .refine((value) => path.isAbsolute(value), 'COPY_TO doit être le chemin complet d’un dossier, comme /var/www/nom')
      .optional(),
  ),
  COPY_ADDRESS: setting(
    z
      .string()
      .refine(
        (value) => copyAddress(value) !== null,
        'COPY_ADDRESS doit être une adresse http ou https, comme https://univ.fr/~nom/',
      )
      .optional(),
  ),
  SESSION_SECRET: setting(z.string().min(32, 'SESSION_SECRET doit compter au moins 32 caractères').optional()),
  ADMIN_EMAIL: setting(z.string().refine(isEmail, 'ADMIN_EMAIL doit être une adresse électronique').optional()),
  ADMIN_PASSWORD: setting(
    z
      .string()
      .refine((value) => passwordFault(value) !== 'short', 'ADMIN_PASSWORD doit contenir au moins 6 caractères')
      .refine((value) => passwordFault(value) !== 'long', 'ADMIN_PASSWORD ne doit pas dépasser 72 octets')
      .optional(),
  ),
  TRUSTED_PROXIES: integer(0, 10, 'TRUSTED_PROXIES doit être un nombre entre 0 et 10'),
  TIME_ZONE: setting(
    z.string().refine(isTimeZone, 'TIME_ZONE doit être un fuseau horaire, comme Europe/Paris').optional(),
  ),
  // Where publications and careers are looked up (lib/hosts); others in tests, or for a mirror.
  HAL_URL: hostOrigin('HAL_URL', 'https://api.archives-ouvertes.fr'),
  ORCID_URL: hostOrigin('ORCID_URL', 'https://pub.orcid.org'),
  DOI_URL: hostOrigin('DOI_URL', 'https://doi.org'),
  THESES_URL: hostOrigin('THESES_URL', 'https://theses.fr'),
});

export const settingNames: readonly string[] = Object.keys(settings.shape);

const schema = settings
  .refine(
    (value) => (value.ADMIN_EMAIL === undefined) === (value.ADMIN_PASSWORD === undefined),
    'ADMIN_EMAIL et ADMIN_PASSWORD vont ensemble : renseignez les deux, ou aucun',
  )
  .transform(
    ({
      PORT = 3000,
      HOST = '127.0.0.1',
      TRUSTED_PROXIES = 0,
      BACKUP_KEEP = 30,
      SITE_DIR,
      SITE_URL,
      DATABASE_URL,
      UPLOADS_DIR,
      BACKUP_DIR,
      COPY_TO,
      COPY_ADDRESS,
      ...rest
    }) => ({
      ...rest,
      /** The folder of this site among several that share the code; undefined for one that has the code to itself. */
      SITE_DIR,
      PORT,
      HOST,
      TRUSTED_PROXIES,
      /** How many of the daily back-ups are kept. */
      BACKUP_KEEP,
      /** Origin of every absolute URL that the site writes, without a trailing slash. */
      SITE_URL:
        SITE_URL ?? `http://${isOfThisMachine(HOST) ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`,
      /** Whether SITE_URL was given, or is the default. */
      siteUrlIsSet: SITE_URL !== undefined,
      DATABASE_URL,
      /** Absolute path of the SQLite file. */
      databaseFile: path.resolve(
        /* turbopackIgnore: true */ SITE_DIR ?? '',
        DATABASE_URL.replace(/^file:(\/\/(?=\/))?/, '').split('?')[0] ?? '',
      ),
      /** Absolute path of the folder of uploaded files. */
      uploadsDir: path.resolve(/* turbopackIgnore: true */ SITE_DIR ?? '', UPLOADS_DIR),
      /** Absolute path of the folder of the daily back-ups; null where there are none. */
      backupDir: BACKUP_DIR === undefined ? null : path.resolve(/* turbopackIgnore: true */ SITE_DIR ?? '', BACKUP_DIR),
      /** The folder in which the static copy is published; null where it is not. */
      copyTo: COPY_TO === undefined ? null : path.resolve(/* turbopackIgnore: true */ COPY_TO),
      /** The address of the copy, which ends in « / »; null where the site stays the original. */
      copyAddress: COPY_ADDRESS === undefined ? null : copyAddress(COPY_ADDRESS),
    }),
  );

export type Env = z.output<typeof schema>;
type EnvResult = { ok: true; env: Env } | { ok: false; lines: string[] };

/** Checks settings given as strings; `lines` are French sentences, one for each wrong setting. */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): EnvResult {
  const result = schema.safeParse(source);
  if (result.success) return { ok: true, env: result.data };
  return {
    ok: false,
    lines: result.error.issues.map(({ path: [name], message }) =>
      name === undefined || message.startsWith(String(name)) ? message : `${String(name)} : ${message}`,
    ),
  };
}

let cached: Env | undefined;

/** The settings of this process; throws with the French lines when one is wrong. */
export function env(): Env {
  if (cached) return cached;
  const result = parseEnv(process.env);
  if (!result.ok) throw new Error(result.lines.join('\n'));
  cached = result.env;
  return cached;
}

function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('fr', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

/** Whether an address to listen at is reached as `localhost`. */
const isOfThisMachine = (host: string): boolean => ['127.0.0.1', '::1', 'localhost', '0.0.0.0', '::'].includes(host);

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return (
    (url.protocol === 'http:' || url.protocol === 'https:') &&
    url.pathname === '/' &&
    url.search === '' &&
    url.hash === '' &&
    url.username === '' &&
    url.password === ''
  );
}
