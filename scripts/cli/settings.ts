/** The settings of this installation, bundled for the scripts that are plain JavaScript. */
export { type Env, env, parseEnv, settingNames } from '@/lib/env';
