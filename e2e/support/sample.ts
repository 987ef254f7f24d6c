/**
 * How much is tested of a behaviour that many pages share: at night all of them, by `npm test` a sample, the same each
 * time.
 */
export const isNightly = process.env.NIGHTLY !== undefined;

/** Every `of`-th item, starting at index `first` modulo `of`; all items at night. */
export const sample = <T>(all: readonly T[], of = 3, first = 0): readonly T[] =>
  isNightly ? all : all.filter((_, index) => index % of === first % of);
