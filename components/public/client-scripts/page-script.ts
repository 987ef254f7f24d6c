/** The only script of a public page that the front server sends, without the framework's runtime (docs/decisions/0009-no-runtime.md). */
import { startClientScripts } from './start';

startClientScripts(new AbortController().signal);
