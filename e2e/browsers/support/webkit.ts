/** WebKitGTK's MiniBrowser over its own driver, which speaks the HTTP dialect of WebDriver, on a screen in memory. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { freePort } from '../../support/site';
import { candidates, type Engine, type Handle, type Role, type Tab } from './engine';
import { newFolder, startProgram } from './programs';

/** The key of an element's reference: https://www.w3.org/TR/webdriver2/#elements */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const element = z.object({ [elementKey]: z.string() }).transform((reference) => reference[elementKey] ?? '');
const session = z.object({ sessionId: z.string(), capabilities: z.object({ browserVersion: z.string() }) });
const refusal = z.object({ error: z.string(), message: z.string() });

/** The widgets of MiniBrowser's bar are as narrow as they can be: at their own width no window is narrower than 447 px. */
const narrow = 'button, entry { min-width: 0; padding: 0; }\n';

export async function startWebKit(program: string): Promise<Engine> {
  const home = newFolder('webkit');
  fs.mkdirSync(path.join(home.path, 'gtk-3.0'));
  fs.writeFileSync(path.join(home.path, 'gtk-3.0/gtk.css'), narrow);
  const screen = startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const [display] = await screen.says(/\d+(?=\n)/);
  const port = await freePort();
  const env = { DISPLAY: `:${display}`, GDK_BACKEND: 'x11', HOME: home.path, XDG_CONFIG_HOME: home.path };
  const driver = startProgram(program, [`--port=${port}`], env);
  const origin = `http://127.0.0.1:${port}`;
  await answers(origin);
  const probe = await newSession(origin);
  await probe.close();
  return {
    version: `WebKitGTK ${probe.version}`,
    open: async () => openTab(await newSession(origin)),
    async close() {
      await driver.end();
      await screen.end();
      home.remove();
    },
  };
}

async function answers(origin: string): Promise<void> {
  const end = performance.now() + 20_000;
  while (!(await fetch(`${origin}/status`).catch(() => undefined))) {
    if (performance.now() > end) throw new Error(`the driver does not answer at ${origin}`);
    await pause(20);
  }
}

type Session = {
  readonly version: string;
  readonly send: <T>(method: 'GET' | 'POST', command: string, body: object | undefined, result: z.ZodType<T>) => Promise<T>;
  readonly close: () => Promise<void>;
};

/** A browser of its own, which forgets everything at its end. */
async function newSession(origin: string): Promise<Session> {
  const { sessionId, capabilities } = await ask(`${origin}/session`, 'POST', { capabilities: {} }, session);
  return {
    version: capabilities.browserVersion,
    send: (method, command, body, result) => ask(`${origin}/session/${sessionId}/${command}`, method, body, result),
    close: async () => void (await ask(`${origin}/session/${sessionId}`, 'DELETE', undefined, z.null())),
  };
}

async function ask<T>(url: string, method: string, body: object | undefined, result: z.ZodType<T>): Promise<T> {
  const { value } = z.object({ value: z.unknown() }).parse(await (await fetch(url, { method, body: body && JSON.stringify(body) })).json());
  const refused = refusal.safeParse(value);
  if (refused.success) throw new Error(`${refused.data.error}: ${refused.data.message}`);
  return result.parse(value);
}

function openTab({ send, close }: Session): Tab {
  const post = async (command: string, body: object) => void (await send('POST', command, body, z.unknown()));
  const matching = (value: string, within: Handle | undefined) =>
    send('POST', within === undefined ? 'elements' : `element/${within}/elements`, { using: 'css selector', value }, z.array(element));
  const call = (source: string, of: Handle | undefined, json: string) =>
    send('POST', 'execute/sync', { script: `return (${source})(...arguments)`, args: [of === undefined ? null : { [elementKey]: of }, json] }, z.string());
  const isNamed = async (each: Handle, role: Role, name: string | undefined) => {
    if ((await call(isDisplayed, each, '')) !== 'true') return false; // the driver has no name for what is not
    if (name !== undefined && (await send('GET', `element/${each}/computedlabel`, undefined, z.string())) !== name) return false;
    return (await send('GET', `element/${each}/computedrole`, undefined, z.string())) === role;
  };
  return {
    goto: (url) => post('url', { url }),
    resize: (width, height) => post('window/rect', { width, height }),
    async named(role, name, within) {
      const found: Handle[] = [];
      for (const each of await matching(candidates[role], within)) if (await isNamed(each, role, name)) found.push(each);
      return found;
    },
    matching,
    call,
    perform: (actions) => post('actions', { actions }),
    choose: (field, files) => post(`element/${field}/value`, { text: files.join('\n') }),
    errors: () => undefined,
    close,
  };
}

const isDisplayed = '(element) => String(element.checkVisibility({ visibilityProperty: true }))';
