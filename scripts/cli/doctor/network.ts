/** What responds: the running site, the server with its certificate, and the hosts that publications are read from. */
import { isIP } from 'node:net';
import path from 'node:path';
import tls from 'node:tls';
import { z } from 'zod';
import type { Env } from '@/lib/env';
import { errorCode } from '@/lib/error-codes';
import { formatLongDate } from '@/lib/format/dates';
import { counted } from '@/lib/format/french';
import { exchange, OutOfBounds } from '@/lib/hosts/exchange';
import { localOrigin } from '@/lib/network';
import project from '@/package.json' with { type: 'json' };
import { doubtful, type Finding, good, wrong } from './finding';

/** In ms: timeout of each request. */
const timeoutMs = 5000;
const day = 24 * 60 * 60 * 1000;

/** The site that should be running on this machine; it may well be stopped. */
export async function checkRunningSite({
  HOST,
  PORT,
  SITE_DIR,
}: Pick<Env, 'HOST' | 'PORT'> & Partial<Pick<Env, 'SITE_DIR'>>): Promise<Finding> {
  const start = SITE_DIR === undefined ? 'npm start' : `systemctl start portfolio@${path.basename(SITE_DIR)}`;
  const origin = localOrigin(HOST, PORT);
  const about = `Site en marche : ${origin}`;
  try {
    const response = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(timeoutMs) });
    const { status, version = project.version } = healthIn(await response.text());
    if (status === 'ok' && version !== project.version)
      return doubtful(
        `${about} est encore de la version ${version}`,
        `Redémarrez-le : le code est de la ${project.version}`,
      );
    if (status === 'ok') return good(`${about} répond`);
    if (status === undefined) return wrong(`${about} est un autre programme`, 'Changez PORT, ou arrêtez ce programme');
    return wrong(
      `${about} répond, mais ne peut pas lire sa base de données`,
      'Le journal du site dit pourquoi, à "event":"health.failed"',
    );
  } catch (error) {
    return isRefused(error)
      ? doubtful(`${about} ne répond pas`, `S’il devait être en marche, démarrez-le : ${start}`)
      : wrong(`${about} ne répond pas (${codeOf(error)})`, 'Redémarrez le site, et lisez son journal');
  }
}

/** Parses a response of /api/health; undefined for any other. */
function healthIn(text: string): z.output<typeof health> {
  try {
    return health.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

const health = z.object({ status: z.string().optional(), version: z.string().optional() });

/** The certificate of an https site; nothing for http. */
export async function checkCertificate({ SITE_URL }: Pick<Env, 'SITE_URL'>, now = new Date()): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(SITE_URL);
  if (protocol !== 'https:') return [];
  try {
    return [certificateFinding(hostname, await shownCertificate(hostname, Number(port || 443)), now)];
  } catch (error) {
    const text = `Certificat : ${SITE_URL} n’est pas joint depuis cette machine (${codeOf(error)})`;
    return [doubtful(text, 'Vérifiez le nom de domaine, le serveur mandataire et le pare-feu')];
  }
}

/** `fault`: why a browser would refuse it, by OpenSSL's name; null if it would not. */
type Certificate = { readonly validTo: Date; readonly fault: string | null };

export function certificateFinding(host: string, { validTo, fault }: Certificate, now: Date): Finding {
  const days = Math.floor((validTo.getTime() - now.getTime()) / day);
  if (days < 0) return wrong(`Certificat de ${host} : périmé depuis le ${formatLongDate(validTo)}`, 'Renouvelez-le');
  if (fault !== null)
    return wrong(`Certificat de ${host} : les navigateurs le refusent (${fault})`, 'Vérifiez son nom et sa chaîne');
  const text = `Certificat de ${host} : valable encore ${counted(days, 'jour', 'jours')}`;
  // Let's Encrypt renews 30 days before expiry, or after two thirds of a shorter lifetime.
  return days < 10 ? doubtful(text, 'Le renouvellement automatique aurait dû passer : vérifiez-le') : good(text);
}

function shownCertificate(host: string, port: number): Promise<Certificate> {
  return new Promise((resolve, reject) => {
    const address = host.replace(/^\[|\]$/g, '');
    const options = { host: address, port, rejectUnauthorized: false, timeout: timeoutMs };
    const name = isIP(address) === 0 ? { servername: address } : {};
    const socket = tls.connect({ ...options, ...name }, () => {
      const { valid_to } = socket.getPeerCertificate();
      const fault = socket.authorized ? null : String(socket.authorizationError);
      socket.destroy();
      resolve({ validTo: new Date(valid_to), fault });
    });
    socket.once('error', reject);
    socket.once('timeout', () => socket.destroy(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })));
  });
}

/**
 * Tries the hosts that publications and a career are read from, as an import does, through the environment's proxy too.
 * Any response counts: their root need not be a page.
 */
export async function checkHosts(
  settings: Pick<Env, 'HAL_URL' | 'ORCID_URL' | 'DOI_URL' | 'THESES_URL'>,
): Promise<Finding[]> {
  const names = ['HAL_URL', 'ORCID_URL', 'DOI_URL', 'THESES_URL'] as const;
  return Promise.all(
    names.map(async (name) => {
      const address = settings[name];
      try {
        const bounds = { signal: AbortSignal.timeout(timeoutMs), idle: timeoutMs, bytes: 2 ** 20 };
        await exchange(new URL(address), {}, bounds, 'known');
        return good(`Réseau : ${address} répond`);
      } catch (error) {
        if (error instanceof OutOfBounds && error.bound === 'bytes') return good(`Réseau : ${address} répond`);
        return doubtful(
          `Réseau : ${address} n’est pas joint (${codeOf(error)}), et rien ne peut en être importé`,
          `Vérifiez le pare-feu, le mandataire sortant (HTTPS_PROXY) et ${name}`,
        );
      }
    }),
  );
}

const isRefused = (error: unknown): boolean => codeOf(error) === 'ECONNREFUSED';

/** The system's code for a failed request, or the name of its error. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return errorCode(error.cause) || errorCode(error) || error.name;
}
