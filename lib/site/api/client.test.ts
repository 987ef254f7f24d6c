import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn } from './account';
import { deleteSection, saveSection, serverNow } from './client';
import { planFromHost, planImport } from './import';
import { rememberedUser } from './remembered-user';

const section = {
  id: 'projets',
  title: 'Projets',
  type: 'cards',
  order: 6,
  visible: true,
  content: [],
  version: 4,
  sample: false,
  updated_at: '2026-01-01T00:00:00.000Z',
};
const kept = new Map<string, string>();
const answer = (status: number, body: unknown, headers: Record<string, string> = {}, statusText = '') =>
  vi.fn(
    async (_address: string, _init: RequestInit) =>
      new Response(typeof body === 'string' ? body : JSON.stringify(body), {
        status,
        statusText,
        headers: { 'content-type': typeof body === 'string' ? 'text/html' : 'application/json', ...headers },
      }),
  );

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a browser whose clock is an hour off', () => {
  afterEach(() => void vi.useRealTimers());

  it.each([-1, 1])('learns the server’s time from its responses: %d h', async (hours) => {
    const real = new Date('2026-03-01T12:00:00Z');
    vi.useFakeTimers({ now: real.getTime() + hours * 60 * 60 * 1000 });
    vi.stubGlobal('fetch', answer(200, { success: true, version: 4, section }, { date: real.toUTCString() }));
    await saveSection('u', 'projets', {});
    expect(serverNow()).toEqual(real);
    vi.advanceTimersByTime(5000);
    expect(serverNow()).toEqual(new Date('2026-03-01T12:00:05Z'));
  });
});

describe('a request', () => {
  it('returns the present version with a stale save', async () => {
    vi.stubGlobal('fetch', answer(409, { success: false, error: 'Version dépassée', current: section }));
    expect(await saveSection('u', 'projets', {})).toEqual({
      ok: false,
      status: 409,
      error: 'Version dépassée',
      current: section,
    });
  });

  it('describes a response that is not JSON', async () => {
    vi.stubGlobal('fetch', answer(502, '<h1>Bad Gateway</h1>', {}, 'Bad Gateway'));
    expect(await deleteSection('u', 'x')).toEqual({
      ok: false,
      status: 502,
      error: 'Réponse invalide du serveur (502): Bad Gateway',
    });
  });

  it('does not take an error for a success', async () => {
    vi.stubGlobal('fetch', answer(200, { success: false, error: 'Non' }));
    expect(await deleteSection('u', 'x')).toEqual({ ok: false, status: 200, error: 'Non' });
  });

  it('has no message for a refusal by something in front of the server', async () => {
    vi.stubGlobal('fetch', answer(502, { error: { code: 502 }, issues: 'none', field: 'url' }));
    expect(await deleteSection('u', 'x')).toEqual({ ok: false, status: 502, error: '' });
  });

  it('never throws when the network is down', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('fetch failed')));
    expect(await deleteSection('u', 'x')).toMatchObject({ ok: false, status: 0 });
  });
});

describe('the remembered user', () => {
  it('says when to retry after too many failures', async () => {
    vi.stubGlobal('fetch', answer(429, { success: false, error: 'Trop de tentatives' }, { 'retry-after': '90' }));
    expect(await signIn('a@b.fr', 'x')).toMatchObject({ ok: false, status: 429, retryAfter: 90 });
    expect(rememberedUser()).toBeNull();
  });
});

/**
 * Mocks the browser's next request, whose response comes in these pieces; without a status, none comes. Returns what
 * was sent.
 */
function request(status: number, type: string, pieces: readonly string[]) {
  const sent: { address?: string; body?: unknown } = {};
  class Request {
    static readonly HEADERS_RECEIVED = 2;
    readonly upload: { onprogress?: (event: object) => void } = {};
    readonly status = status;
    readonly statusText = '';
    readyState = 0;
    responseText = '';
    onreadystatechange = () => {};
    onprogress = () => {};
    onload = () => {};
    onerror = () => {};
    open(_: string, address: string) {
      sent.address = address;
    }
    setRequestHeader() {}
    getResponseHeader = (name: string) => (name === 'content-type' ? type : null);
    send(body: unknown) {
      sent.body = body;
      this.upload.onprogress?.({ loaded: 3, total: 8 });
      if (status === 0) return this.onerror();
      this.readyState = 2;
      this.onreadystatechange();
      for (const piece of pieces) {
        this.responseText += piece;
        this.onprogress();
      }
      this.onload();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return sent;
}

async function planned(text: string) {
  const seen: unknown[] = [];
  const result = await planImport('u', new Blob([text]), {
    signal: new AbortController().signal,
    onProgress: (progress) => void seen.push(progress),
  });
  return { seen, result };
}

describe('an import', () => {
  const plan = {
    version: 3,
    sample: 0,
    hasTags: false,
    encoding: 'utf-8',
    namesOwner: true,
    ownerName: 'Nabil Tazrouti',
    notMine: 0,
    domains: [{ key: 'a', title: 'A' }],
    entries: [{ is: 'refused', line: 1, title: 'T', reason: 'sans auteur' }],
  };

  it('reports the progress of reading, however its lines are split', async () => {
    const progress = { step: 'references', done: 1, total: 2 };
    const text = `${JSON.stringify({ progress })}\n${JSON.stringify({ status: 200, result: { success: true, ...plan, ownerName: 'Éloïse' } })}\n`;
    request(200, 'application/x-ndjson', [text.slice(0, 12), text.slice(12, 80), text.slice(80)]);
    expect(await planned('')).toMatchObject({
      seen: [{ step: 'sending' }, progress],
      result: { ok: true, data: { ownerName: 'Éloïse' } },
    });
    request(200, 'application/x-ndjson', [text.slice(0, 80)]);
    expect((await planned('')).result, 'broken off').toMatchObject({ ok: false, status: 0 });
    request(0, '', []);
    expect((await planned('')).result).toMatchObject({
      ok: false,
      status: 0,
      error: expect.stringMatching(/^Le serveur ne répond pas/),
    });
  });
});

describe('a plan from a host', () => {
  const asked = { source: 'hal', id: 'sophie-benali' } as const;
  const progress = { step: 'hal', done: 100, total: 200 };
  /** A response in these pieces, however the network splits the lines. */
  const stream = (...pieces: readonly string[]) => {
    const body = new ReadableStream({
      start(sink) {
        for (const piece of pieces) sink.enqueue(new TextEncoder().encode(piece));
        sink.close();
      },
    });
    vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'content-type': 'application/x-ndjson' } }));
  };
  const read = async () => {
    const seen: unknown[] = [];
    const result = await planFromHost('u1', asked, {
      signal: new AbortController().signal,
      onProgress: (step) => void seen.push(step),
    });
    return { seen, result };
  };

  it('is a refusal with its status when the last line refuses', async () => {
    stream(`${JSON.stringify({ status: 502, result: { success: false, error: 'HAL ne répond pas.' } })}\n`);
    expect((await read()).result).toMatchObject({ ok: false, status: 502, error: 'HAL ne répond pas.' });
  });

  it('is a missing response when the connection breaks off', async () => {
    stream(`${JSON.stringify({ progress })}\n{"status":200,"resu`);
    expect((await read()).result).toMatchObject({
      ok: false,
      status: 0,
      error: expect.stringMatching(/^Le serveur ne répond pas/),
    });
  });
});
