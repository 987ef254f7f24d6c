/** The settings of this installation, for the plain-Node scripts. */
export { type Env, env, parseEnv } from '@/lib/env';
