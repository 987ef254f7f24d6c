/** Each message of signing in and of the profile, read on the screen (spec sections 5 and 8; e2e/messages/account.ts is the table). */
import { profileTable, signInTable } from './messages/account';
import { walk } from './support/walk';

walk(signInTable, { anonymous: true });
walk(profileTable);
