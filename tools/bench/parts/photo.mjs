// A photo of nearly the maximum file size, from its upload to the last of its variants.
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Client } from '../client.mjs';
import { startSite } from '../sites.mjs';
import { spread } from '../statistics.mjs';

/** Just under the maximum that the site accepts, in bytes. */
const wanted = 2 * 2 ** 20 - 60_000;

/** @param {import('../context.mjs').Context} context */
export async function measure({ folder, rounds, say }) {
  const site = await startSite(path.join(folder, 'data'));
  const owner = await new Client(site.origin).signIn();
  const photo = await heavyPhoto();
  /** @type {Awaited<ReturnType<typeof once>>[]} */
  const all = [];
  for (let round = 1; round <= Math.min(rounds, 3); round += 1) {
    all.push(await once(owner, photo));
    say(`photo ${round}`);
  }
  owner.close();
  await site.end();
  const of = (/** @type {'upload' | 'shown' | 'served'} */ name) => spread(all.map((each) => each[name]));
  return { bytes: photo.length, variants: all[0]?.variants ?? 0, upload: of('upload'), shown: of('shown'), served: of('served') };
}

/**
 * ms from the upload's start: to its response, to the home page that shows it, to the last byte of its last variant.
 * @param {Client} owner
 * @param {Buffer} photo
 */
async function once(owner, photo) {
  const began = performance.now();
  const since = () => performance.now() - began;
  const boundary = randomBytes(16).toString('hex');
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="photo"; filename="photo.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), photo, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const { json } = await owner.call('POST', '/api/upload/photo', undefined, { body, type: `multipart/form-data; boundary=${boundary}` });
  const upload = since();
  await owner.call('PUT', `/api/profile/${owner.id}`, { photo: json.url });
  const html = (await owner.ask('/')).body.toString();
  const shown = since();
  const sources = [...html.matchAll(/(?:srcset|srcSet|imagesrcset|imageSrcSet|src|href)="([^"]*\/(?:uploads|images)\/[^"]*)"/gi)].flatMap(([, list = '']) =>
    list.split(',').map((each) => each.trim().split(/\s+/)[0] ?? ''),
  );
  const name = path.parse(String(json.url)).name;
  const variants = [...new Set(sources)].filter((source) => source.startsWith('/') && source.includes(name));
  const answers = await Promise.all(variants.map((source) => owner.ask(source)));
  const failed = answers.find(({ status }) => status !== 200);
  if (failed || variants.length === 0) throw new Error(`a size of the photo was not served: ${failed?.status ?? 'none on the page'}`);
  return { upload, shown, served: since(), variants: variants.length };
}

/** A JPEG of noise, of the greatest width whose file stays within `wanted`. */
async function heavyPhoto() {
  const { default: sharp } = await import('sharp');
  for (let width = 2400; width > 200; width -= 60) {
    const height = Math.round(width * 1.25);
    const noise = { type: /** @type {const} */ ('gaussian'), mean: 128, sigma: 30 };
    const bytes = await sharp({ create: { width, height, channels: 3, background: '#888', noise } })
      .jpeg({ quality: 82 })
      .toBuffer();
    if (bytes.length <= wanted) return bytes;
  }
  throw new Error('no photo small enough');
}
