/** Hashes or compares a password (lib/site/auth/password.ts). */
import bcrypt from 'bcryptjs';
import type { PasswordJob } from '@/lib/site/auth/password';

export const work = (job: PasswordJob): string | boolean =>
  job.kind === 'hash' ? bcrypt.hashSync(job.password, job.cost) : bcrypt.compareSync(job.password, job.hash);
