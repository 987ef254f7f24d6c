/** A real portfolio file: every section is accepted, and nothing of it is lost or changed. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ownerMarker } from '@/sections/publications/citing/owner-name';
import { profileSchema } from './profil/schema';
import type { Publications } from './publications/schema';
import { publicationEntries } from './publications/statistics';
import { definitionOf, isKind } from './registry';
import { validate } from './validate';

const file = z
  .object({
    profile: z.record(z.string(), z.unknown()),
    sections: z.array(z.object({ id: z.string(), type: z.enum(['text', 'list', 'cards']), content: z.unknown() })),
  })
  .parse(JSON.parse(readFileSync(new URL('../e2e/fixtures/portfolio.json', import.meta.url), 'utf8')));

const parsed = (content: unknown): unknown =>
  typeof content === 'string' && content.startsWith('[') ? JSON.parse(content) : content;

describe('the sections of the file', () => {
  it.each(file.sections.map((section) => [section.id, section] as const))('%s is accepted unchanged', (_, section) => {
    const answer = validate(definitionOf(section), section.content);
    if (!answer.ok) throw new Error(JSON.stringify(answer.issues));
    const kept: unknown = JSON.parse(JSON.stringify(answer.content));
    expect(isKind(section.id) ? kept : withoutBlanks(kept)).toEqual(parsed(section.content));
  });

  it('have the owner in bold exactly once per publication', () => {
    const publications = file.sections.find(({ id }) => id === 'publications');
    const answer = publications && validate(definitionOf(publications), publications.content);
    const mark = ownerMarker(profileSchema.parse(file.profile));
    const content: Publications = answer?.ok ? JSON.parse(JSON.stringify(answer.content)) : {};
    const counts = publicationEntries(content).map(
      ({ item }) => mark(item.authors).filter(({ owner }) => owner).length,
    );
    expect(counts.length).toBeGreaterThan(50);
    expect(counts.every((count) => count === 1)).toBe(true);
  });
});

/** Content without blank texts, which the plain schema adds for absent fields. */
function withoutBlanks(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (_, item: unknown) => (item === '' ? undefined : item)));
}
