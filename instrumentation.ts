/** Next calls this once, before the first request, under every command that serves the site. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { start } = await import('@/lib/site/start/start');
  await start();
}
