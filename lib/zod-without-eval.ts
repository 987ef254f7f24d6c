/**
 * Keeps Zod from trying `new Function` in the browser, which the site's policy reports. It tries when
 * the first object schema is built: a module that builds one before any of sections/ is loaded imports this one.
 */
import { z } from 'zod';

if (typeof window !== 'undefined') z.config({ jitless: true });
