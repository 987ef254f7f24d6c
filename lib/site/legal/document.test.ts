/** Templates and the pages made from them; templates must have the same structure in each language. */
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '@/lib/languages';
import { legalPages } from '@/lib/legal-pages';
import { fillTemplate } from './document';
import { noFacts } from './facts';

const fill = (template: string, typed = {}) =>
  fillTemplate(template, {
    cases: { yes: true, no: false },
    typed: { ...noFacts, ...typed },
    told: { day: '1er mai' },
  });

test('titles, paragraphs, lists and facts, filled with typed and computed texts', () => {
  const page = fill(
    '# Titre\n\nLe {day}&nbsp;:\n\n## Un {#un}\n\n- a\n- b\n\n**Nom** {name}\n**Jour** {day}\n\n{further}',
    {
      name: ' Awa {day} ',
      further: 'Deux\nlignes',
    },
  );
  expect(page).toEqual({
    title: 'Titre',
    lead: ['Le 1er mai\u00a0:'],
    parts: [
      {
        id: 'un',
        title: 'Un',
        blocks: [
          { is: 'list', items: ['a', 'b'] },
          {
            is: 'facts',
            facts: [
              { label: 'Nom', text: 'Awa {day}', isTyped: true },
              { label: 'Jour', text: '1er mai' },
            ],
          },
          { is: 'text', text: 'Deux\nlignes', isTyped: true },
        ],
      },
    ],
  });
});

test('a telephone is recognised by its field; empty facts and empty parts are left out', () => {
  const template = '## Un {#un}\n\n**Tél.** {hostPhone}\n\n## Deux {#deux}\n\n{further}';
  expect(fill(template).parts).toEqual([]);
  expect(fill(template, { hostPhone: '01' }).parts).toMatchObject([
    { id: 'un', blocks: [{ facts: [{ isTyped: true, isPhone: true }] }] },
  ]);
});

test('a line, or a part by its heading, is kept only in its case', () => {
  const shown = (line: string) => fill(`${line} # T`).title === 'T';
  expect(['[if yes]', '[if not no]', '[if yes and not no]'].every(shown)).toBe(true);
  expect(['[if no]', '[if not yes]', '[if yes and no]'].some(shown)).toBe(false);
  expect(fill('[if no] ## Un {#un}\n\na\n\n[if yes] ## Deux {#deux}\n\nb').parts.map(({ id }) => id)).toEqual(['deux']);
});

test('an unknown case or name is an error', () => {
  expect(() => fill('[if perhaps] a')).toThrow('perhaps');
  expect(() => fill('a {nothing}')).toThrow('{nothing}');
});

test.each(legalPages)('the templates of %s have the same parts, cases and names in each language', (page) => {
  const form = (language: string) =>
    fs
      .readFileSync(`lib/site/legal/${page}.${language}.md`, 'utf8')
      .split('\n')
      .map((line) => {
        const [start = ''] = /^(?:\[if [^\]]+\] )?(?:#+ |- |\*\*)?/.exec(line) ?? [];
        return [line === '', start, ...(line.match(/\{#?\w+\}/g) ?? []).toSorted()];
      });
  for (const language of languages) expect(form(language), language).toEqual(form('fr'));
});
