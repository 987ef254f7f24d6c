/**
 * A thread that tidies an old history and unused uploads while the site already answers: what a start with nothing to
 * create leaves for later. It has a database client of its own, and ends when it is done.
 */
import { describeFault, log } from '@/lib/log';
import { prepare } from './prepare';

prepare().catch((fault: unknown) => log('warn', 'site.maintain', { fault: describeFault(fault) }));
