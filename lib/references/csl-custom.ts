/**
 * Facts that CSL has no field for, in `custom`, which it leaves to the writer of the file: here this site
 * (sections/publications/citing/csl.ts).
 */
import { z } from 'zod';
import { first, maybe } from './tolerant';
import { audiences, proceedings } from './work';

const customSchema = z.object({
  ...{
    nature: maybe,
    peerReviewed: maybe,
    audience: maybe,
    invited: maybe,
    unreviewed: maybe,
    andOthers: maybe,
    otherEditors: maybe,
  },
  ...{ proceedings: maybe, poster: maybe, popular: maybe, halType: first },
  ...{
    issueTitle: first,
    articleNumber: first,
    institution: first,
    arxivId: first,
    eventCountry: first,
    openAccess: first,
  },
});

/** Those members that are of this site; what cannot be used counts as missing. */
export const customFields = maybe.transform((value) => {
  const given = customSchema.safeParse(value).data;
  const isTicked = (tick: unknown): true | undefined => (tick === true ? true : undefined);
  return {
    isDirection: given?.nature === 'direction',
    peerReviewed: isTicked(given?.peerReviewed),
    audience: audiences.find((known) => known === given?.audience),
    invited: isTicked(given?.invited),
    unreviewed: isTicked(given?.unreviewed),
    proceedings: proceedings.find((known) => known === given?.proceedings),
    poster: isTicked(given?.poster),
    popular: isTicked(given?.popular),
    halType: given?.halType,
    andOthers: isTicked(given?.andOthers),
    otherEditors: isTicked(given?.otherEditors),
    issueTitle: given?.issueTitle,
    articleNumber: given?.articleNumber,
    institution: given?.institution,
    arxivId: given?.arxivId,
    eventCountry: given?.eventCountry,
    openAccess: given?.openAccess,
  };
});
