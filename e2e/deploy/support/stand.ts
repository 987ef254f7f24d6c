/** A site behind nginx, set up as docs/operations.md says. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { countRenders } from '../../support/renders';
import { type Site, startSite } from '../../support/site';
import { owner } from '../../support/test';
import { type Nginx, startNginx, takePorts } from './nginx';
import { type Answer, type Owner, type Visitor, visitorOf } from './visitor';

export type Stand = {
  /** `https://localhost:PORT`, also the site's SITE_URL. */
  readonly origin: string;
  readonly plainOrigin: string;
  readonly site: Site;
  readonly nginx: Nginx;
  readonly visitor: Visitor;
  /** Number of documents that the site has rendered so far. */
  readonly renders: () => number;
  readonly close: () => Promise<void>;
};

export async function openStand(): Promise<Stand> {
  const ports = await takePorts();
  const origin = `https://localhost:${ports.tls}`;
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'portfolio-renders-'));
  const renders = countRenders(path.join(scratch, 'renders'));
  const site = await startSite({
    env: {
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      SITE_URL: origin,
      TRUSTED_PROXIES: '1',
      ...renders.env,
    },
  });
  const nginx = await startNginx(ports, Number(new URL(site.origin).port));
  return {
    origin,
    plainOrigin: `http://127.0.0.1:${ports.plain}`,
    site,
    nginx,
    visitor: visitorOf(origin, nginx.certificate),
    renders: renders.count,
    async close() {
      await nginx.end();
      await site.remove();
      fs.rmSync(scratch, { recursive: true, force: true });
    },
  };
}

/** Uploads bytes as the photo, through nginx. */
export function sendDocument({ call }: Owner, bytes: Buffer): Promise<Answer> {
  return call('POST', '/api/upload/document', Buffer.concat([Buffer.from('%PDF-1.4\n'), bytes]), 'application/pdf');
}

export function sendPhoto({ call }: Owner, bytes: Buffer): Promise<Answer> {
  const head =
    '--limite\r\nContent-Disposition: form-data; name="photo"; filename="photo.png"\r\nContent-Type: image/png\r\n\r\n';
  return call(
    'POST',
    '/api/upload/photo',
    Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--limite--\r\n')]),
    'multipart/form-data; boundary=limite',
  );
}
