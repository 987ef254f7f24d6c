// A worker thread that hashes or compares one password and ends; lib/auth/password.ts starts it. Plain JavaScript: it is not bundled.
import { parentPort, workerData } from 'node:worker_threads';
import bcrypt from 'bcryptjs';

const { kind, password, hash, cost } = workerData;
parentPort?.postMessage(kind === 'hash' ? bcrypt.hashSync(password, cost) : bcrypt.compareSync(password, hash));
