/**
 * Firefox over WebDriver BiDi and WebKitGTK over WebDriver's HTTP: what both can do, call by call
 * (docs/decisions/0026-other-browsers.md).
 */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { freePort } from '../../support/site';
import { eventually } from './eventually';
import { newFolder, startProgram } from './programs';

export type Browser = {
  /** Such as `Firefox 153.7.0`. */
  readonly version: string;
  /** Opens a page with cookies and storage of its own. */
  readonly open: () => Promise<Tab>;
  readonly close: () => Promise<void>;
};

export type Tab = {
  /** Resolves once the page is loaded. */
  readonly goto: (url: string) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Calls a function of the page, given as source: `(json) => json`. */
  readonly call: (source: string, json: string) => Promise<string>;
  /**
   * Plays the actions of keyboard and mouse: https://www.w3.org/TR/webdriver2/#actions, which both dialects write
   * alike.
   */
  readonly perform: (actions: readonly object[]) => Promise<void>;
  /** Errors of the console and exceptions so far; WebKitGTK does not tell them. */
  readonly errors: readonly string[];
  readonly close: () => Promise<void>;
};

/** What is said of a request that a navigation cuts. */
const cut = /^Failed to fetch RSC payload|^TypeError: Error in input stream/;
const logged = z.object({ level: z.string(), text: z.string().nullable() });
const message = z.object({
  id: z.number().nullish(),
  params: z.unknown().optional(),
  result: z.unknown().optional(),
  error: z.string().optional(),
  message: z.string().optional(),
});
const evaluated = z.object({ result: z.object({ value: z.string() }) });

export async function startFirefox(program: string): Promise<Browser> {
  const profile = newFolder('firefox');
  const browser = startProgram(
    program,
    ['--headless', '--no-remote', '--profile', profile.path, '--remote-debugging-port=0'],
    { HOME: profile.path },
  );
  const [, address = ''] = await browser.says(/WebDriver BiDi listening on (ws:\S+)/);
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => Object.assign(socket, { onopen: resolve, onerror: reject }));
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let errors: string[] = [];
  socket.onmessage = ({ data }) => {
    const { id, params, result, error, message: why } = message.parse(JSON.parse(String(data)));
    if (typeof id !== 'number') {
      const { level, text } = logged.parse(params);
      if (level === 'error' && !cut.test(text ?? '')) errors.push(text ?? '');
    } else if (error === undefined) waiting.get(id)?.resolve(result);
    else waiting.get(id)?.reject(new Error(`${error}: ${why}`));
  };
  const send = async <T>(method: string, params: object, result: z.ZodType<T>): Promise<T> => {
    const id = waiting.size;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(id, answer);
    socket.send(JSON.stringify({ id, method, params }));
    return result.parse(await answer.promise);
  };
  const tell = async (method: string, params: object) => void (await send(method, params, z.unknown()));
  const { capabilities } = await send(
    'session.new',
    { capabilities: {} },
    z.object({ capabilities: z.object({ browserVersion: z.string() }) }),
  );
  await tell('session.subscribe', { events: ['log.entryAdded'] });
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    async open() {
      errors = [];
      const { userContext } = await send('browser.createUserContext', {}, z.object({ userContext: z.string() }));
      const { context } = await send(
        'browsingContext.create',
        { type: 'tab', userContext },
        z.object({ context: z.string() }),
      );
      return {
        goto: (url) => tell('browsingContext.navigate', { context, url, wait: 'complete' }),
        resize: (width, height) => tell('browsingContext.setViewport', { context, viewport: { width, height } }),
        async call(source, json) {
          const call = {
            functionDeclaration: source,
            arguments: [{ type: 'string', value: json }],
            target: { context },
            awaitPromise: false,
          };
          return (await send('script.callFunction', call, evaluated)).result.value;
        },
        perform: (actions) => tell('input.performActions', { context, actions }),
        errors,
        close: () => tell('browser.removeUserContext', { userContext }),
      };
    },
    async close() {
      await tell('browser.close', {});
      await browser.ended;
      socket.close();
      profile.remove();
    },
  };
}

const refusal = z.object({ error: z.string(), message: z.string() });

async function ask<T>(url: string, method: string, body: object | undefined, result: z.ZodType<T>): Promise<T> {
  const { value } = z
    .object({ value: z.unknown() })
    .parse(await (await fetch(url, { method, body: body && JSON.stringify(body) })).json());
  const refused = refusal.safeParse(value);
  if (refused.success) throw new Error(`${refused.data.error}: ${refused.data.message}`);
  return result.parse(value);
}

/** On a screen in memory. */
export async function startWebKit(program: string): Promise<Browser> {
  const home = newFolder('webkit');
  fs.mkdirSync(path.join(home.path, 'gtk-3.0'));
  // The widgets of MiniBrowser's bar are as narrow as they can be: at their own width no window is narrower than 447
  // px.
  fs.writeFileSync(path.join(home.path, 'gtk-3.0/gtk.css'), 'button, entry { min-width: 0; padding: 0; }\n');
  const screen = startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const [display] = await screen.says(/\d+(?=\n)/);
  const port = await freePort();
  const driver = startProgram(program, [`--port=${port}`], {
    DISPLAY: `:${display}`,
    GDK_BACKEND: 'x11',
    HOME: home.path,
    XDG_CONFIG_HOME: home.path,
  });
  const sessions = `http://127.0.0.1:${port}/session`;
  /** A browser of its own, which forgets everything at its end. */
  const open = async () => {
    const begun = z.object({ sessionId: z.string(), capabilities: z.object({ browserVersion: z.string() }) });
    const { sessionId, capabilities } = await ask(sessions, 'POST', { capabilities: {} }, begun);
    const tell = async (command: string, body: object) =>
      void (await ask(`${sessions}/${sessionId}/${command}`, 'POST', body, z.unknown()));
    const tab: Tab = {
      goto: (url) => tell('url', { url }),
      resize: (width, height) => tell('window/rect', { width, height }),
      call: (source, json) =>
        ask(
          `${sessions}/${sessionId}/execute/sync`,
          'POST',
          { script: `return (${source})(...arguments)`, args: [json] },
          z.string(),
        ),
      perform: (actions) => tell('actions', { actions }),
      errors: [],
      close: async () => void (await ask(`${sessions}/${sessionId}`, 'DELETE', undefined, z.unknown())),
    };
    return { version: capabilities.browserVersion, tab };
  };
  const probe = await eventually(open); // once the driver answers
  await probe.tab.close();
  return {
    version: `WebKitGTK ${probe.version}`,
    open: async () => (await open()).tab,
    async close() {
      await driver.end();
      await screen.end();
      home.remove();
    },
  };
}
