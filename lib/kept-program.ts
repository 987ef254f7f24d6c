import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { type Program, siteProgram } from './program';

/** Seconds by the clock for a job; `maxOutput` in bytes. */
type Bounds = { readonly seconds: number; readonly maxOutput: number };

/** How a program ended instead of answering: `said` is its standard error, cut. */
type Ended = {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly said: string;
  readonly isOutOfTime: boolean;
};
type Answer = { readonly output: Buffer; readonly ended?: undefined } | { readonly ended: Ended };

/**
 * A program of the build that stays for the next job: one line on its standard input is a job, and its answer four bytes
 * that tell a length (big endian), then so many bytes. When to go is its own affair (a while without work, so many jobs,
 * much memory); it goes when the site does, whose end of its input it sees.
 */
export class KeptProgram {
  readonly #name: Program;
  readonly #bounds: Bounds;
  #running: Running | undefined;

  constructor(name: Program, bounds: Bounds) {
    this.#name = name;
    this.#bounds = bounds;
  }

  /**
   * Does one job; the caller asks for the next when this one is done. A program that has done others and ends without an
   * answer may be full, or just going: a new one gets the job then, once.
   */
  async run(job: string): Promise<Answer> {
    const kept = this.#running;
    if (kept) {
      const answer = await kept.run(job);
      if (!answer.ended || answer.ended.isOutOfTime) return answer;
    }
    this.#running = new Running(this.#name, this.#bounds, (gone) => {
      if (this.#running === gone) this.#running = undefined;
    });
    return this.#running.run(job);
  }
}

/** One process. */
class Running {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #bounds: Bounds;
  #ended: Ended | undefined;
  #isOutOfTime = false;
  #said = '';
  #chunks: Buffer[] = [];
  #answer: ((answer: Answer) => void) | undefined;

  constructor(name: Program, bounds: Bounds, onGone: (gone: Running) => void) {
    const { args, env } = siteProgram(name);
    this.#bounds = bounds;
    this.#child = spawn(process.execPath, args, { env, windowsHide: true });
    this.#child.stdin.on('error', () => undefined); // it ended before it read everything: `close` says how
    this.#child.stderr.on('data', (text: Buffer) => {
      this.#said = (this.#said + text).slice(0, 2000);
    });
    this.#child.stdout.on('data', (chunk: Buffer) => this.#read(chunk));
    const gone = (code: number | null, signal: NodeJS.Signals | null) => {
      this.#ended = { code, signal, said: this.#said, isOutOfTime: this.#isOutOfTime };
      onGone(this);
      this.#answer?.({ ended: this.#ended });
    };
    this.#child.once('close', gone);
    this.#child.once('error', (error) => {
      this.#said = error.message; // it could not be started
      gone(null, null);
    });
  }

  async run(job: string): Promise<Answer> {
    if (this.#ended) return { ended: this.#ended };
    this.#hold(true);
    const clock = setTimeout(() => {
      this.#isOutOfTime = true;
      this.#child.kill('SIGKILL');
    }, this.#bounds.seconds * 1000);
    const answer = await new Promise<Answer>((resolve) => {
      this.#answer = resolve;
      this.#child.stdin.write(`${job}\n`);
    });
    clearTimeout(clock);
    this.#answer = undefined;
    this.#hold(false);
    return answer;
  }

  #read(chunk: Buffer): void {
    this.#chunks.push(chunk);
    const size = this.#chunks.reduce((sum, { length }) => sum + length, 0);
    if (size > this.#bounds.maxOutput) return void this.#child.kill('SIGKILL');
    if (size < 4) return;
    const [first = chunk] = this.#chunks;
    const head = first.length < 4 ? Buffer.concat(this.#chunks) : first;
    if (size < 4 + head.readUInt32BE(0)) return;
    const output = Buffer.concat(this.#chunks).subarray(4);
    this.#chunks = [];
    this.#answer?.({ output });
  }

  /** Whether the site waits for it: a program without work does not keep the site from ending. */
  #hold(isBusy: boolean): void {
    const held = [this.#child, ...this.#child.stdio.filter((stream) => stream instanceof Socket)];
    for (const each of held)
      if (isBusy) each.ref();
      else each.unref();
  }
}
