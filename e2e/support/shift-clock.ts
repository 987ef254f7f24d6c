// Preloaded into a program: its `Date` is ahead of the machine's clock by the ms in CLOCK_FILE, read at each call.
import fs from 'node:fs';

const file = process.env.CLOCK_FILE ?? '';
const { now } = Date;
const shifted = () => now() + Number(fs.readFileSync(file, 'utf8'));

globalThis.Date = new Proxy(Date, {
  construct: (real, given, asked) =>
    Reflect.construct(real, given.length === 0 ? [shifted()] : given, asked === globalThis.Date ? real : asked),
  apply: (real) => new real(shifted()).toString(),
  get: (real, name) => (name === 'now' ? shifted : Reflect.get(real, name)),
});
