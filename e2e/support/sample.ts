/**
 * How much is tried of a behaviour that many pages share: `npm test` takes a sample of the pages, the same each time;
 * `npm run test:long` takes them all.
 */
export const isLong = process.env.E2E_FORM === 'long';

/** One in `of`, from the one at `first`; all of them in the long form. */
export const sample = <T>(all: readonly T[], of = 3, first = 0): readonly T[] => (isLong ? all : all.filter((_, index) => index % of === first % of));
