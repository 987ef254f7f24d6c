import { describe, expect, it } from 'vitest';
import { accept } from '../accept';
import { definitions } from '../registry';

describe.each(definitions.map((definition) => [definition.id, definition] as const))('%s', (_, definition) => {
  it('accepts its own first content and changes nothing in it', () => {
    expect(accept(definition, JSON.parse(JSON.stringify(definition.defaults)))).toEqual({ ok: true, content: definition.defaults });
  });
});
