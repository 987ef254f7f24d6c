/** How the engine is told to take little memory: this process mostly sends bytes that are ready (docs/decisions/0010). */
import v8 from 'node:v8';

/**
 * To be called before the application is loaded.
 * - WebAssembly (Prisma's query compiler) stays as its first compiler leaves it: the optimising one takes 50 MB for work that
 *   a query's plan, which is kept, asks for once.
 * - The space for new objects does not grow: a renderer's garbage is collected in smaller steps.
 */
export function spareMemory(): void {
  v8.setFlagsFromString('--liftoff-only');
  v8.setFlagsFromString('--semi-space-growth-factor=1');
}
