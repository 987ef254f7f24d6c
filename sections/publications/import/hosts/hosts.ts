/**
 * Where the hosts are asked. Nobody types an address: there are these three, and what is asked is a checked identifier.
 */
import { env } from '@/lib/env';
import { type HostName, hostNames } from '@/lib/host-names';

/**
 * Where doi.org sends on what is asked of it: agencies that register DOIs
 * (https://www.crossref.org/documentation/retrieve-metadata/content-negotiation/).
 */
const agencies: readonly string[] = [
  'api.crossref.org',
  'data.crossref.org',
  'data.crosscite.org',
  'data.datacite.org',
  'api.datacite.org',
  'data.medra.org',
];

/** The origin that a host is asked at. */
export function originOf(host: HostName): string {
  const { HAL_URL, ORCID_URL, DOI_URL } = env();
  return { hal: HAL_URL, orcid: ORCID_URL, doi: DOI_URL }[host];
}

/**
 * Whether an address is one of these hosts. Behind a proxy, which would resolve any other name without a check of ours,
 * those of the agencies are known too; without one they are checked as every address that a host sends to.
 */
export function isKnown({ origin }: URL): boolean {
  if (hostNames.some((name) => originOf(name) === origin)) return true;
  const isProxied = Boolean(process.env.https_proxy || process.env.HTTPS_PROXY);
  return isProxied && agencies.some((agency) => origin === `https://${agency}`);
}
