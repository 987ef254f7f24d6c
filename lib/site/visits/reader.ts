/** Who asks, as far as a visit needs it: whether it is a reader at all, and from which site the reader comes. */
import type { IncomingHttpHeaders } from 'node:http';
import { deviceCookieName, sessionCookieName } from '@/lib/session-cookie';

/** Stands for all the sites, or all the pages, that are not counted by their own name. */
export const others = '*';

/**
 * Words of programs that name themselves like a browser (`Mozilla/5.0 …`), as of November 2026: what crawlers,
 * checkers and previews call themselves, after the lists of https://github.com/omrilotan/isbot and
 * https://github.com/ai-robots-txt/ai.robots.txt, and any address, which no browser has in its name. « Cubot » is a
 * telephone.
 */
const programs =
  /(?<!\bcu)bots?\b|bot[_/-]|crawl|spider|slurp|scrap|fetch|scan|monitor|uptime|pingdom|preview|headless|phantomjs|puppeteer|playwright|selenium|cypress|lighthouse|pagespeed|gtmetrix|validator|checker|archiver|httrack|nutch|inspect|google-|googleother|mediapartners|siteimprove|dataprovider|netcraft|facebookexternal|-user\/|https?:|@\w+\./i;

/** Browsers begin so, and hardly any program that does not pose as one. */
const browser = /^(?:Mozilla|Opera)\//;

const ofOwner = new RegExp(`(?:^|[;\\s])(?:__Host-)?(?:${sessionCookieName}|${deviceCookieName})(?:_\\d+)?=`);

/**
 * Whether a request is a person's who reads: no program, no browser that fetches in advance (`Sec-Purpose`, `Purpose`,
 * `X-Moz`), and not the owner's own browser. Its cookies are looked at, not checked: no visitor has any, and whoever
 * makes one up is not counted, no more.
 */
export function isReader(headers: IncomingHttpHeaders): boolean {
  const { 'user-agent': agent = '', cookie } = headers;
  if (!browser.test(agent) || programs.test(agent)) return false;
  const purposes = [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']];
  return purposes.every((purpose) => purpose === undefined) && !(cookie !== undefined && ofOwner.test(cookie));
}

/** A name that others know: neither an address in figures, which may be a reader's own, nor a name inside a network. */
const domain = /^(?:[a-z0-9_-]{1,63}\.)+[a-z][a-z0-9-]+$/;
const longest = 80;

/**
 * The host of a `Referer` header, without `www.`: '' where there is none, where it is no page of the web, or where it
 * is one of `own`; `others` for a host that has no public name.
 */
export function originOf(referer: string | undefined, own: readonly (string | undefined)[]): string {
  if (!referer || referer.length > 8192 || !URL.canParse(referer)) return '';
  const { protocol, host, hostname } = new URL(referer);
  if (!/^https?:$/.test(protocol) || own.includes(host)) return '';
  const name = hostname.replace(/^www\./, '').replace(/\.$/, '');
  return name.length <= longest && domain.test(name) ? name : others;
}
