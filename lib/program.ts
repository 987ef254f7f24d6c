import path from 'node:path';

/**
 * A program of the build that the site runs beside itself: its file, and an environment without the site's secrets,
 * which it does not need.
 */
export function siteProgram(name: 'pictures' | 'references' | 'typeset'): {
  readonly file: string;
  readonly env: NodeJS.ProcessEnv;
} {
  const { SESSION_SECRET: _, ADMIN_PASSWORD: __, ...env } = process.env;
  return { file: path.join(/* turbopackIgnore: true */ process.cwd(), 'dist', `${name}.mjs`), env };
}
