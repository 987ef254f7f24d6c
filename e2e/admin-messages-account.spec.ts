/** Each message of the sign-in page and of the profile, read on the screen; e2e/messages/account.ts is the table. */
import { profileTable, signInTable } from './messages/account';
import { walk } from './support/run-scenarios';
import { sample } from './support/sample';

for (const [table, options] of sample([[signInTable, { anonymous: true }], [profileTable]] as const, 2)) walk(table, options);
