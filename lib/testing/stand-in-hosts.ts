/**
 * For tests: a server that plays HAL, ORCID, doi.org and theses.fr, well or with a fault. It imports nothing of the site, which
 * must not know itself.
 */
import http, { type IncomingMessage, type ServerResponse } from 'node:http';

/** How answers go wrong. */
export const faults = {
  cut: (_, response, body) => json(response, body.slice(0, body.length / 2)),
  broken: (_, response, body) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
    response.write(body.slice(0, 10), () => response.destroy());
  },
  early: (_, response, body) =>
    json(
      response,
      body.replace(/"docs":\[.*\]/, (docs) =>
        JSON.stringify({ docs: JSON.parse(docs.slice(7)).slice(0, 20) }).slice(1, -1),
      ),
    ),
  wait: (_, response) => refuse(response, 429, { 'retry-after': new Date(Date.now() + 3_600_000).toUTCString() }),
  late: (_, response) => refuse(response, 503, { 'retry-after': 'Sat, 01 Jan 275000 00:00:00 GMT' }),
  down: (_, response) => refuse(response, 503, {}),
  forbidden: (_, response) => refuse(response, 403, {}),
  private: (_, response) => refuse(response, 302, { location: 'http://169.254.169.254/latest/meta-data/' }),
  named: (request, response) => refuse(response, 302, { location: `http://localhost${request.url}` }),
  scheme: (_, response) => refuse(response, 302, { location: 'file:///etc/passwd' }),
  loop: (request, response) => refuse(response, 307, { location: request.url ?? '/' }),
  web: (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Portail</title>');
  },
  strange: (_, response) => json(response, '{"bonjour":[]}'),
  long: (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const piece = Buffer.alloc(64 * 1024, ' ');
    let left = 320; // 20 MB
    const more = (): void => {
      while (left > 0 && !response.destroyed) {
        left -= 1;
        if (!response.write(piece)) return void response.once('drain', more);
      }
      response.end('{}');
    };
    more();
  },
  drip: (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const drop = setInterval(() => response.write(' '), 50);
    response.once('close', () => clearInterval(drop));
  },
  empty: (_, response) => response.writeHead(200, {}).end(),
  silent: () => undefined,
} satisfies Record<string, (request: IncomingMessage, response: ServerResponse, body: string) => void>;
export type FaultName = keyof typeof faults;

type Json = Readonly<Record<string, unknown>>;
/** Answers that fail, and how: all from now on, or `times` of them after some that succeed. */
type Failing = { readonly name: FaultName; readonly after: number; readonly times: number };

export class StandIn {
  /** Records by idHAL, works by ORCID, items of CSL-JSON by DOI; an item with a `location` is a redirect. */
  readonly hal = new Map<string, readonly Json[]>();
  readonly orcid = new Map<string, readonly Json[]>();
  readonly doi = new Map<string, Json>();
  /** What ORCID says of a career, by iD and the name of the call; people of theses.fr by PPN. */
  readonly careers = new Map<string, Json>();
  readonly people = new Map<string, Json>();
  /** What theses.fr says of a thesis, by its number; the number of one that was in preparation. */
  readonly theses = new Map<string, Json>();
  readonly numbers = new Map<string, string>();
  /** The requests received. */
  readonly asked: { readonly url: string; readonly agent: string; readonly accept: string }[] = [];
  /** Each answer in turn waits for the next of these. */
  held: Promise<void>[] = [];
  running = 0;
  /** The bytes of an answer; as a rule UTF-8. */
  encode: (body: string) => string | Buffer = (body) => body;
  /** The most requests that were under way at once. */
  most = 0;
  #answered = 0;
  #failing: Failing | undefined;
  readonly #server = http.createServer((request, response) => void this.#answer(request, response));

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }

  get origin(): string {
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  /** The settings by which a site asks it. */
  get env(): Readonly<Record<'HAL_URL' | 'ORCID_URL' | 'DOI_URL' | 'THESES_URL', string>> {
    return { HAL_URL: this.origin, ORCID_URL: this.origin, DOI_URL: this.origin, THESES_URL: this.origin };
  }

  fail(name: FaultName, { after = 0, times = Number.POSITIVE_INFINITY }: Partial<Failing> = {}): void {
    this.#failing = { name, after, times };
    this.#answered = 0;
  }

  recover(): void {
    this.#failing = undefined;
    this.encode = (body) => body;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.running += 1;
    this.most = Math.max(this.most, this.running);
    response.once('close', () => {
      this.running -= 1;
    });
    const { url = '', headers } = request;
    this.asked.push({ url, agent: headers['user-agent'] ?? '', accept: headers.accept ?? '' });
    await this.held.shift();
    const known = answerTo(new URL(url, this.origin), this);
    const failing = this.#failing;
    this.#answered += 1;
    const plain = plainAnswerTo(url, this);
    if (failing && this.#answered > failing.after && this.#answered <= failing.after + failing.times)
      faults[failing.name](request, response, JSON.stringify(known ?? {}));
    else if (plain !== undefined) response.writeHead(200, { 'content-type': 'text/plain' }).end(plain);
    else if (known === undefined) refuse(response, url.includes('/personnes/personne/') ? 400 : 404, {});
    else if ('location' in known) refuse(response, 302, { location: String(known.location) });
    else json(response, this.encode(JSON.stringify(known)));
  }
}

function answerTo(url: URL, { hal, orcid, doi, careers, people }: StandIn): Json | undefined {
  if (url.pathname === '/search/') return halPage(url.searchParams, hal);
  const [, iD = '', codes] = /^\/v3\.0\/([\dX-]+)\/works(?:\/([\d,]+))?$/.exec(url.pathname) ?? [];
  if (iD !== '') return orcidAnswer(orcid.get(iD), codes);
  const [, career] = /^\/v3\.0\/([\dX-]+\/(?:activities|person))$/.exec(url.pathname) ?? [];
  if (career) return careers.get(career);
  const [, ppn] = /^\/api\/v1\/personnes\/personne\/(\w+)$/.exec(url.pathname) ?? [];
  if (ppn) return people.get(ppn);
  if (url.pathname === '/api/v1/personnes/recherche/')
    return { totalHits: people.size, personnes: [...people.values()] };
  return doi.get(decodeURIComponent(url.pathname.slice(1)));
}

/** Nothing, with 200, of a thesis that is not known or has no number yet. */
function plainAnswerTo(url: string, { theses, numbers }: StandIn): string | undefined {
  const [, call, id = ''] = /^\/api\/v1\/theses\/(these|checkNNT)\/(\w+)$/.exec(url) ?? [];
  if (call === 'checkNNT') return numbers.get(id) ?? '';
  if (call === 'these') return theses.has(id) ? JSON.stringify(theses.get(id)) : '';
  return undefined;
}

function halPage(query: URLSearchParams, hal: StandIn['hal']): Json {
  const docs =
    hal.get(
      /"([^"]*)"|:(\d+)$/
        .exec(query.get('q') ?? '')
        ?.slice(1)
        .find(Boolean) ?? '',
    ) ?? [];
  const start = query.get('cursorMark') === '*' ? 0 : Number(query.get('cursorMark'));
  const some = docs.slice(start, start + Number(query.get('rows')));
  return { response: { numFound: docs.length, start: 0, docs: some }, nextCursorMark: String(start + some.length) };
}

function orcidAnswer(works: readonly Json[] | undefined, codes: string | undefined): Json | undefined {
  if (!works) return undefined;
  if (codes !== undefined)
    return {
      bulk: codes.split(',').map((code) => ({ work: works.find((work) => String(work['put-code']) === code) })),
    };
  return {
    group: works.map((work) => ({
      'work-summary': [
        { 'put-code': 1, 'display-index': '0' },
        { 'put-code': work['put-code'], 'display-index': '1' },
      ],
    })),
  };
}

function json(response: ServerResponse, body: string | Buffer): void {
  response.writeHead(200, { 'content-type': 'application/json;charset=UTF-8' }).end(body);
}

function refuse(response: ServerResponse, status: number, headers: Readonly<Record<string, string>>): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end('{}');
}

/** Records of HAL as it gives them. */
export const halRecords = (count: number): Json[] =>
  Array.from({ length: count }, (_, index) => ({
    docid: String(index),
    halId_s: `hal-${String(10_000_000 + index)}`,
    docType_s: 'ART',
    title_s: [`Étude ${index} des archives`, `Study ${index} of archives`],
    fr_title_s: [`Étude ${index} des archives`],
    en_title_s: [`Study ${index} of archives`],
    language_s: ['fr'],
    authFullName_s: ['Sophie Benali', 'Paul Petit'],
    authFirstName_s: ['Sophie', 'Paul'],
    authLastName_s: ['Benali', 'Petit'],
    publicationDate_s: '2021-03-18',
    journalTitle_s: 'Cahiers d’histoire',
    doiId_s: `10.5555/hal.${index}`,
  }));
