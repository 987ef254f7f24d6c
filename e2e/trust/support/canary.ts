/**
 * A browser context that records what no input may cause: a script, a dialog, a CSP violation, a request to another
 * site, dangerous markup.
 */
import type { Browser, BrowserContext, Page } from 'playwright/test';

export class Canary {
  readonly faults: string[] = [];

  readonly context: BrowserContext;
  readonly origin: string;

  private constructor(context: BrowserContext, origin: string) {
    this.context = context;
    this.origin = origin;
  }

  static async open(browser: Browser, origin: string): Promise<Canary> {
    const canary = new Canary(await browser.newContext({ baseURL: origin }), origin);
    await canary.#watch();
    return canary;
  }

  /** Opens `path`, runs `enter`, then inspects every frame. Adds what it finds to `faults`. */
  async visit(page: Page, path: string, enter: (page: Page) => Promise<void> = async () => {}): Promise<void> {
    const before = this.faults.length;
    await page.goto(path, { waitUntil: 'load' });
    await enter(page);
    for (const frame of page.frames()) {
      this.faults.push(...(await frame.evaluate(trapsIn, this.origin)));
    }
    for (let at = before; at < this.faults.length; at += 1) this.faults[at] = `${path}: ${this.faults[at]}`;
  }

  async #watch(): Promise<void> {
    const { context, faults, origin } = this;
    await context.addInitScript(() => {
      Object.defineProperty(window, '__ran', { set: () => console.error('canary: a script ran') });
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
        console.error(`canary: policy ${violatedDirective} ${blockedURI} ${sample}`),
      );
    });
    context.on('console', (message) => {
      if (message.type() === 'error' && !/^Failed to load resource/.test(message.text()))
        faults.push(message.text().slice(0, 300));
    });
    context.on('weberror', (error) => faults.push(`exception: ${error.error().message.slice(0, 300)}`));
    context.on('dialog', (dialog) => {
      faults.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    context.on('request', (request) => {
      if (/^(?:https?|wss?|ftp):/.test(request.url()) && new URL(request.url()).origin !== origin)
        faults.push(`other site: ${request.url().slice(0, 200)}`);
    });
  }
}

/** Runs in the page: markup that would act when it is clicked, submitted or rendered. */
function trapsIn(origin: string): string[] {
  const traps: string[] = [];
  const isElsewhere = (address: string) =>
    URL.canParse(address, document.baseURI) && !['about:', origin].includes(new URL(address, document.baseURI).origin);
  if (document.title === '__ran') traps.push('the title was changed by a script');
  for (const element of document.querySelectorAll('*')) {
    const tag = element.localName;
    const say = (what: string) => traps.push(`${what}: ${element.outerHTML.slice(0, 200)}`);
    for (const { name, value } of element.attributes) {
      if (/^on/i.test(name)) say('a handler');
      if (name === 'style' && /url\(|expression|@import|var\(--[a-z]\)/i.test(value)) say('a style');
      if (
        ['src', 'srcset', 'poster', 'background', 'data', 'action', 'formaction', 'ping'].includes(name) &&
        isElsewhere(value.split(' ')[0] ?? '')
      )
        say('another site');
      if (
        /^(?:xlink:)?href$/.test(name) &&
        tag === 'a' &&
        value !== '' &&
        !/^(?:https?|mailto|tel):$/.test(new URL(value, origin).protocol)
      )
        say('a link');
      if (
        /^(?:xlink:)?href$/.test(name) &&
        ['link', 'use', 'image'].includes(tag) &&
        !value.startsWith('#') &&
        isElsewhere(value)
      ) {
        if (!/canonical|alternate/.test(element.getAttribute('rel') ?? '')) say('another site');
      }
    }
    if (['object', 'embed', 'applet', 'frame', 'frameset', 'portal'].includes(tag)) say('an element');
    if (tag === 'base' && element.hasAttribute('href')) say('a base address');
    if (tag === 'iframe' && element.getAttribute('title') !== 'Aperçu de la section') say('a frame');
    if (tag === 'meta' && /refresh/i.test(element.getAttribute('http-equiv') ?? '')) say('a redirection');
    if (tag === 'script' && element.getAttribute('type') === 'application/ld+json') {
      try {
        JSON.parse(element.textContent ?? '');
      } catch {
        say('data that is none');
      }
    }
  }
  return traps;
}
