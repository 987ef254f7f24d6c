/**
 * Stores the home page in a file beside the database at shutdown, so that the next start sends it before Next is loaded
 * (docs/decisions/0012-kept-home.md). The file has a digest of all that the page was rendered from; when that has changed, the
 * page is rendered again.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { describeError, log } from '@/lib/log';
import { firstValue, inTransaction, openDatabase } from '@/lib/sqlite.mjs';
import { Page } from './cached-page';

type Options = {
  readonly databaseFile: string;
  /** Paths of files whose content changes with the programs that render and send the page. */
  readonly programs: readonly string[];
  readonly siteUrl: string;
  /** The day and time zone that the page may show (site-day.ts). */
  readonly day: () => string;
};

export type PersistedHomePage = {
  /** The stored page, if a render would give the same now, with the generation of its content. */
  readonly read: () => { readonly page: Page; readonly generation: number } | undefined;
  /** Stores a page of `generation`, if that is still the present one. An error is only logged: the next start renders the page. */
  readonly write: (page: Page, generation: number) => void;
};

const headerValue = z.union([z.string(), z.number(), z.array(z.string())]);
const firstLine = z.object({ origin: z.string(), digest: z.string(), headers: z.record(z.string(), headerValue) });

/** The file is a line of JSON, then the page's bytes. `read` throws when the database cannot be read. */
export function persistedHomePage({ databaseFile, programs, siteUrl, day }: Options): PersistedHomePage {
  const file = path.join(path.dirname(databaseFile), 'home.page');
  const build = digestOf(...programs.map((program) => fs.readFileSync(program)));

  function origin(): { readonly origin: string; readonly generation: number } {
    const { content, generation } = publicContent(databaseFile);
    return { origin: digestOf(JSON.stringify([build, siteUrl, day(), content])), generation };
  }

  return {
    read() {
      const bytes = contentOf(file);
      const end = bytes.indexOf('\n');
      const known = firstLine.safeParse(jsonOf(bytes.subarray(0, Math.max(end, 0)).toString()));
      if (!known.success) return undefined;
      const body = bytes.subarray(end + 1);
      const { headers, digest } = known.data;
      if (digestOf(JSON.stringify(headers), body) !== digest) return undefined;
      const now = origin();
      return now.origin === known.data.origin ? { page: new Page(200, body, headers, true), generation: now.generation } : undefined;
    },
    write(page, generation) {
      try {
        const now = origin();
        if (now.generation !== generation) return;
        const headers = firstLine.shape.headers.parse(page.headers);
        const line = { origin: now.origin, digest: digestOf(JSON.stringify(headers), page.body), headers };
        fs.writeFileSync(`${file}.new`, Buffer.concat([Buffer.from(`${JSON.stringify(line)}\n`), page.body]), { mode: 0o600 });
        fs.renameSync(`${file}.new`, file);
      } catch (error) {
        log('warn', 'home.keep', { error: describeError(error) });
      }
    },
  };
}

/** A digest of all rows of the profile and the sections, and their generation, read in one transaction. */
function publicContent(databaseFile: string): { readonly content: string; readonly generation: number } {
  const db = openDatabase(databaseFile, { readOnly: true, wait: 50 });
  try {
    return inTransaction(db, 'DEFERRED', () => {
      const rows = ['Profile', 'Section'].map((table) => JSON.stringify(db.prepare(`SELECT * FROM "${table}" ORDER BY "id"`).all()));
      return { content: digestOf(...rows), generation: Number(firstValue(db, 'SELECT value FROM PublicGeneration') ?? 0) };
    });
  } finally {
    db.close();
  }
}

function contentOf(file: string): Buffer {
  return fs.existsSync(file) ? fs.readFileSync(file) : Buffer.alloc(0);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // damaged, or another program's
  }
}

function digestOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest('base64url');
}
