// Loaded into a program before its own code: its clock is ahead of this machine's by the ms in CLOCK_FILE, read at each look.
import fs from 'node:fs';

const file = process.env.CLOCK_FILE ?? '';
const { now } = Date;
const shifted = () => now() + Number(fs.readFileSync(file, 'utf8'));

globalThis.Date = new Proxy(Date, {
  construct: (real, given, asked) => Reflect.construct(real, given.length === 0 ? [shifted()] : given, asked === globalThis.Date ? real : asked),
  apply: (real) => new real(shifted()).toString(),
  get: (real, name) => (name === 'now' ? shifted : Reflect.get(real, name)),
});
