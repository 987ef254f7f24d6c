/** For tests: a database without content, and a stand-in for the hosts that the site asks; both end with the file. */
import { afterAll } from 'vitest';
import { scratchDatabase } from './scratch-database';
import { StandIn } from './stand-in-hosts';

/** Call it before lib/env is first used. */
export async function standInSite(): Promise<{ standIn: StandIn; folder: string }> {
  const standIn = await new StandIn().start();
  Object.assign(process.env, standIn.env);
  const { folder, close } = await scratchDatabase();
  Object.assign((await import('@/lib/hosts/ask')).limits, { wait: 50 });
  afterAll(async () => {
    await standIn.close();
    await close();
  });
  return { standIn, folder };
}
