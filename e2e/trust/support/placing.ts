/** Puts inputs into every text of some content, whatever its shape; the owner's own content is the pattern. */

type Path = readonly PropertyKey[];

/** Returns the inputs one after the other, over and over. */
export class Supply {
  #next = 0;
  readonly inputs: readonly string[];

  constructor(inputs: readonly string[]) {
    this.inputs = inputs;
  }
  take(): string {
    const input = this.inputs[this.#next % this.inputs.length] ?? '';
    this.#next += 1;
    return input;
  }
}

/**
 * The pattern with every text replaced by an input. A list at the top, or directly in an object there, gets at least
 * `repeat` items.
 */
export function filled(pattern: unknown, supply: Supply, repeat = 1): unknown {
  if (typeof pattern === 'string') return supply.take();
  if (Array.isArray(pattern))
    return Array.from({ length: Math.max(repeat, pattern.length) }, (_, at) =>
      filled(pattern[at % pattern.length], supply),
    );
  if (typeof pattern !== 'object' || pattern === null) return pattern;
  return Object.fromEntries(
    Object.entries(pattern).map(([key, value]) => [key, filled(value, supply, Array.isArray(value) ? repeat : 1)]),
  );
}

/** The number of texts in some content. */
export function countTexts(content: unknown): number {
  if (typeof content === 'string') return 1;
  if (typeof content !== 'object' || content === null) return 0;
  return Object.values(content).reduce((sum: number, value) => sum + countTexts(value), 0);
}

/** The content with the pattern's own text again at `path`, where the server refused an input. */
export function restored(content: unknown, pattern: unknown, path: Path): unknown {
  const [key, ...rest] = path;
  if (key === undefined || typeof content !== 'object' || content === null) return pattern;
  const own = partOf(pattern, key);
  const mended = restored(Reflect.get(content, key), own, rest);
  return Array.isArray(content) ? content.with(Number(key), mended) : { ...content, [key]: mended };
}

function partOf(pattern: unknown, key: PropertyKey): unknown {
  if (Array.isArray(pattern)) return pattern.length === 0 ? '' : pattern[Number(key) % pattern.length];
  return typeof pattern === 'object' && pattern !== null ? Reflect.get(pattern, key) : '';
}
