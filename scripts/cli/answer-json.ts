import { closeDb } from '@/lib/site/db/client';
import { isCliError } from '../lib/console';
import { commandError } from './command-error';

/** A program's answer as JSON on its standard output; what stops it is a line on standard error, with exit code 1. */
export async function answerJson(make: () => Promise<object>): Promise<void> {
  try {
    console.log(JSON.stringify(await make()));
  } catch (error) {
    const told = commandError(error);
    console.error(isCliError(told) ? told.message : told);
    process.exitCode = 1;
  } finally {
    await closeDb();
  }
}
