/** For tests: bundles the programs in `dist` from the present code; lib/site/media/process.ts starts one of them. */
import { bundle } from '../../scripts/lib/bundle';

export async function setup(): Promise<void> {
  await bundle();
}
