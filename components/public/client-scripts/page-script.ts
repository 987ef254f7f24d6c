/**
 * The only script of a public page, which is served without the framework's runtime
 * (docs/decisions/0009-public-pages.md).
 */
import { startClientScripts } from './start';

startClientScripts(new AbortController().signal);
