/** A worker thread that hashes or compares one password and ends; lib/site/auth/password.ts starts it. */
import { parentPort, workerData } from 'node:worker_threads';
import bcrypt from 'bcryptjs';
import type { Job } from '@/lib/site/auth/password';

const job: Job = workerData;
parentPort?.postMessage(
  job.kind === 'hash' ? bcrypt.hashSync(job.password, job.cost) : bcrypt.compareSync(job.password, job.hash),
);
