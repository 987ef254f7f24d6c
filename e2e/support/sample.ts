/**
 * How much is tested of a behaviour that many pages share: `npm run test:long` takes all of them, `npm test` a sample,
 * the same each time.
 */
export const isLong = process.env.E2E_FORM === 'long';

/** Every `of`-th item, starting at index `first` modulo `of`; all items in the long form. */
export const sample = <T>(all: readonly T[], of = 3, first = 0): readonly T[] =>
  isLong ? all : all.filter((_, index) => index % of === first % of);
