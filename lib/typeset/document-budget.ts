/** Limits on the size of a document, whoever writes it and in whatever format. */
import { Problem } from '@/lib/errors';
import { type Block, type Inline, wordsOf } from './tree';

/**
 * Some six hundred pages. Pieces are laid out one by one: blocks, list items, and stretches of one style (a reference
 * has about ten).
 */
const mostOfDocument = { cells: 20_000, pieces: 100_000, characters: 2_000_000 } as const;

type Amount = { readonly [What in keyof typeof mostOfDocument]: number };

/** Refuses a document that is too long to compose, and says what its owner can do. */
export const tooLong = () =>
  new Problem(
    'tooLarge',
    'Ce document est trop long pour être composé\u00a0: raccourcissez la période ou décochez des groupes.',
  );

/**
 * Counts the blocks of a document as they are written, part by part: `add` returns a part, and throws `tooLarge` at the
 * first that exceeds the limit, so that no more is written.
 */
export function documentBudget() {
  let sum: Amount = { cells: 0, pieces: 0, characters: 0 };
  return {
    add(blocks: readonly Block[]): readonly Block[] {
      for (const block of blocks) {
        const { cells, pieces, characters } = amountOf(block);
        sum = {
          cells: sum.cells + cells,
          pieces: sum.pieces + pieces,
          characters: sum.characters + characters,
        };
      }
      const { cells, pieces, characters } = mostOfDocument;
      if (sum.cells > cells || sum.pieces > pieces || sum.characters > characters) throw tooLong();
      return blocks;
    },
  };
}

function amountOf(block: Block): Amount {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return amountOfTexts([block.text]);
    case 'entry':
      return amountOfTexts([block.text, block.label, ...(block.details ?? [])]);
    case 'list':
      return amountOfTexts(block.items);
    case 'table': {
      const cells = [...block.rows, ...(block.foot ?? [])].flat();
      const written = amountOfTexts(cells.filter((cell) => cell.length > 0));
      return { ...written, cells: Math.max(cells.length, block.columns.length) };
    }
  }
}

function amountOfTexts(texts: readonly Inline[]): Amount {
  let [pieces, characters] = [0, 0];
  for (const text of texts) {
    pieces += typeof text === 'string' ? 1 : 1 + text.length;
    characters += wordsOf(text).length;
  }
  return { cells: 0, pieces, characters };
}
