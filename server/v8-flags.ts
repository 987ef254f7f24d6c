/** Sets V8 to use little memory, as this process mostly sends cached bytes (docs/decisions/0010-memory.md). */
import v8 from 'node:v8';

/**
 * To be called before the application is loaded.
 * - WebAssembly (Prisma's query compiler) is not optimised: the optimising compiler takes 50 MB, and each query is compiled once
 *   and cached.
 * - The space for new objects does not grow: garbage of a render is collected in smaller steps.
 */
export function setV8Flags(): void {
  v8.setFlagsFromString('--liftoff-only');
  v8.setFlagsFromString('--semi-space-growth-factor=1');
}
