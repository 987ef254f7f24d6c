import { describe, expect, it } from 'vitest';
import { packJson, unpackJson } from '@/lib/brotli-json';

describe('a packed row', () => {
  it('comes back as it was', () => {
    const row = {
      id: 'projets',
      content: '[{"title":"Réseaux – œuvre 😀"}]',
      order: 1.5,
      visible: true,
      deletedAt: null,
    };
    expect(unpackJson(packJson(row))).toEqual(row);
  });

  it('comes back as it was, though another program wrote its content over several lines, or as no JSON', () => {
    for (const content of ['[\n  {"title": "Une \\"étude\\""}\n]\n', 'pas de JSON\t"', ''])
      expect(unpackJson(packJson({ content, order: 1 }))).toEqual({ content, order: 1 });
  });

  it('takes a fraction of its text, for entries that are alike', () => {
    const row = Array.from({ length: 500 }, (_, number) => ({
      id: `article-${number}`,
      title: `Étude ${number}`,
      year: String(1990 + (number % 30)),
    }));
    expect(packJson(row).length).toBeLessThan(JSON.stringify(row).length / 8);
  });
});
