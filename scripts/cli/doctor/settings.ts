/** The settings that are well-formed and yet do not fit each other, or the place of the site. */
import { isIP } from 'node:net';
import type { Env } from '@/lib/env';
import { isLoopback } from '@/lib/network';
import { doubtful, type Finding, good, wrong } from './finding';

type Address = Pick<Env, 'SITE_URL' | 'siteUrlIsSet' | 'HOST' | 'TRUSTED_PROXIES'>;

export const checkSettings = (settings: Address): Finding[] => [checkAddress(settings), checkProxies(settings)];

function checkAddress({ SITE_URL, siteUrlIsSet, HOST, TRUSTED_PROXIES }: Address): Finding {
  const { protocol, hostname } = new URL(SITE_URL);
  if (!siteUrlIsSet && (!isLoopback(HOST) || TRUSTED_PROXIES > 0))
    return wrong(
      `Adresse publique : SITE_URL n’est pas réglé, et les liens du site commencent par ${SITE_URL}`,
      'Réglez SITE_URL sur l’adresse que les visiteurs tapent, comme https://exemple.org',
    );
  if (protocol === 'http:' && isPublicHost(hostname))
    return wrong(
      `Adresse publique : ${SITE_URL} est en http, et le mot de passe circule en clair`,
      'Mettez un certificat en place (docs/operations.md), et réglez SITE_URL en https',
    );
  return good(siteUrlIsSet ? `Adresse publique : ${SITE_URL}` : `Adresse : ${SITE_URL}, sur cette machine seulement`);
}

function checkProxies({ SITE_URL, HOST, TRUSTED_PROXIES }: Address): Finding {
  const about = `Serveurs mandataires : TRUSTED_PROXIES vaut ${TRUSTED_PROXIES}`;
  const { protocol, hostname } = new URL(SITE_URL);
  if (TRUSTED_PROXIES === 0 && protocol === 'https:')
    return doubtful(
      `${about}, alors qu’un site en https est derrière un serveur mandataire : tous les visiteurs ont la même adresse, et partagent les mêmes limites`,
      'Réglez TRUSTED_PROXIES=1, ou un de plus pour un CDN',
    );
  if (TRUSTED_PROXIES > 0 && isLoopback(hostname))
    return doubtful(`${about}, alors que l’adresse du site est ${SITE_URL}`, 'Réglez SITE_URL, ou TRUSTED_PROXIES=0');
  if (TRUSTED_PROXIES > 0 && !isLoopback(HOST))
    return doubtful(
      `${about}, et HOST=${HOST} : qui joint le port du site sans passer par le mandataire choisit l’adresse qu’on lui voit`,
      'Réglez HOST=127.0.0.1, ou fermez ce port au pare-feu ; dans un conteneur, publiez-le sur 127.0.0.1 seulement',
    );
  return good(about);
}

/** Whether a host can be reached from the internet, as far as its name tells: private networks are RFC 1918's and 4193's. */
function isPublicHost(host: string): boolean {
  if (isLoopback(host) || !/[.:]/.test(host) || /\.(?:local|lan|internal|test)$/.test(host)) return false;
  const address = host.replace(/^\[|\]$/g, '');
  if (isIP(address) === 6) return !/^f[cd]|^fe[89ab]/i.test(address);
  return isIP(address) !== 4 || !/^(?:10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\./.test(address);
}
