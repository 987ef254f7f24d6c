/** Containers of the image that `npm run test:container` has built. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const given = z.object({
  globals: z.array(z.string()),
  limits: z.array(z.string()),
  image: z.string(),
  next: z.string(),
});
export const { globals, limits, image, next } = given.parse(JSON.parse(process.env.CONTAINER ?? '{}'));

/** Runs podman to its end; `output` is its standard output and error together, as `podman run` passes them on. */
export async function podman(args: readonly string[], input?: string): Promise<{ code: number; output: string }> {
  const { code, stdout, stderr } = await run(args, input);
  return { code, output: stdout + stderr.replace(/^(?:time=|failed to connect to syslog).*\n/gm, '') }; // podman's own log
}

/** The standard output of a podman command. Throws an error with all that it printed when it fails. */
export async function asked(...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await run(args);
  if (code !== 0) throw new Error(`podman ${args.join(' ')}: ${stdout}${stderr}`);
  return stdout.trim();
}

async function run(args: readonly string[], input = '') {
  const child = spawn('podman', [...globals, ...args], { stdio: 'pipe' });
  child.stdin.on('error', () => undefined); // most commands read nothing, and may end first
  child.stdin.end(input);
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: Number(code ?? 1), stdout, stderr };
}

type Options = {
  readonly of?: string;
  readonly volume?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly options?: readonly string[];
  readonly command?: readonly string[];
};

export type Container = {
  readonly name: string;
  /** Where this machine reaches it, by the address of its network. */
  readonly origin: string;
  readonly logs: () => Promise<string>;
  readonly exec: (command: readonly string[], input?: string) => Promise<{ code: number; output: string }>;
  /** Ends it as `docker stop` does; its exit code, 137 when it had to be killed after ten seconds. */
  readonly stop: () => Promise<number>;
  readonly remove: () => Promise<void>;
};

/** As docs/operations.md starts one: nothing but /data and /tmp can be written, no capability is left. */
const confined = ['--read-only', '--tmpfs=/tmp', '--cap-drop=all', '--security-opt=no-new-privileges'];

/** Starts a site and resolves once it is ready. Throws an error with its logs if it ends before. */
export async function startContainer({
  of = image,
  volume,
  env = {},
  options = [],
  command = [],
}: Options = {}): Promise<Container> {
  const settings = Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  const data = volume === undefined ? [] : ['--volume', `${volume}:/data`];
  const name = await asked('run', '--detach', ...limits, ...confined, ...settings, ...data, ...options, of, ...command);
  await ready(name);
  const address = await asked(
    'inspect',
    '--format={{range .NetworkSettings.Networks}}{{.IPAddress}} {{.GlobalIPv6Address}}{{end}}',
    name,
  );
  const [first = ''] = address.trim().split(' ').filter(Boolean);
  return {
    name,
    origin: `http://${first.includes(':') ? `[${first}]` : first}:3000`,
    logs: async () => (await podman(['logs', name])).output,
    exec: (program, input) =>
      podman(['exec', ...(input === undefined ? [] : ['--interactive']), name, ...program], input),
    async stop() {
      await asked('stop', '--time=10', name);
      return Number(await asked('inspect', '--format={{.State.ExitCode}}', name));
    },
    remove: async () => void (await podman(['rm', '--force', '--volumes', '--time=0', name])),
  };
}

/** Resolves once the site says where its administration is. */
function ready(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const following = spawn('podman', [...globals, 'logs', '--follow', name], { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [following.stdout, following.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        said += chunk;
        if (!said.includes('Administration : ')) return;
        following.kill();
        resolve();
      });
    following.once('close', () => reject(new Error(`the container ended:\n${said}`)));
  });
}

/** A new volume, and its removal with all that uses it. */
export async function newVolume(): Promise<{ name: string; remove: () => Promise<void> }> {
  const name = await asked('volume', 'create');
  return { name, remove: async () => void (await podman(['volume', 'rm', '--force', name])) };
}
