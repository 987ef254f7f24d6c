/** Firefox as it is installed, without a window, over WebDriver BiDi: no driver stands between. */
import { z } from 'zod';
import { type Bidi, connect } from './bidi';
import { candidates, type Engine, type Handle, type Tab } from './engine';
import { newFolder, startProgram } from './programs';

const nothing = z.object({});
const nodes = z.object({ nodes: z.array(z.object({ sharedId: z.string() })) });
const evaluated = z.discriminatedUnion('type', [
  z.object({ type: z.literal('success'), result: z.object({ value: z.string() }) }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
]);
/** What is said of a request that a navigation cuts. */
const cut = /^Failed to fetch RSC payload|^TypeError: Error in input stream/;
const logged = z.object({ level: z.string(), text: z.string().nullable() });

export async function startFirefox(program: string): Promise<Engine> {
  const profile = newFolder('firefox');
  const browser = startProgram(program, ['--headless', '--no-remote', '--profile', profile.path, '--remote-debugging-port=0'], { HOME: profile.path });
  const [, address = ''] = await browser.says(/WebDriver BiDi listening on (ws:\S+)/);
  const bidi = await connect(`${address}/session`);
  const { capabilities } = await bidi.send('session.new', { capabilities: {} }, z.object({ capabilities: z.object({ browserVersion: z.string() }) }));
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] }, nothing);
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    open: () => openTab(bidi),
    async close() {
      await bidi.send('browser.close', {}, nothing);
      await browser.ended;
      bidi.close();
      profile.remove();
    },
  };
}

/** A tab in a user context, whose cookies no other context shares. */
async function openTab(bidi: Bidi): Promise<Tab> {
  const { userContext } = await bidi.send('browser.createUserContext', {}, z.object({ userContext: z.string() }));
  const { context } = await bidi.send('browsingContext.create', { type: 'tab', userContext }, z.object({ context: z.string() }));
  const errors: string[] = [];
  bidi.on('log.entryAdded', (params) => {
    const { level, text } = logged.parse(params);
    if (level === 'error' && !cut.test(text ?? '')) errors.push(text ?? '');
  });
  const node = (handle: Handle) => ({ sharedId: handle });
  const locate = async (locator: object, startNodes: readonly Handle[]) => {
    const from = startNodes.length === 0 ? {} : { startNodes: startNodes.map(node) };
    const found = await bidi.send('browsingContext.locateNodes', { context, locator, ...from }, nodes);
    return found.nodes.map(({ sharedId }) => sharedId);
  };
  const matching = (value: string, within: Handle | undefined) => locate({ type: 'css', value }, within === undefined ? [] : [within]);
  return {
    goto: async (url) => void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' }, nothing)),
    resize: async (width, height) => void (await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } }, nothing)),
    async named(role, name, within) {
      const among = await matching(candidates[role], within); // in the whole page, the search takes seconds
      return among.length === 0 ? [] : locate({ type: 'accessibility', value: { role, name } }, among);
    },
    matching,
    async call(source, element, json) {
      const given = [element === undefined ? { type: 'null' } : node(element), { type: 'string', value: json }];
      const call = { functionDeclaration: source, arguments: given, target: { context }, awaitPromise: false };
      const outcome = await bidi.send('script.callFunction', call, evaluated);
      if (outcome.type === 'exception') throw new Error(outcome.exceptionDetails.text);
      return outcome.result.value;
    },
    perform: async (actions) => void (await bidi.send('input.performActions', { context, actions }, nothing)),
    choose: async (field, files) => void (await bidi.send('input.setFiles', { context, element: node(field), files }, nothing)),
    errors: () => errors,
    close: async () => void (await bidi.send('browser.removeUserContext', { userContext }, nothing)),
  };
}
