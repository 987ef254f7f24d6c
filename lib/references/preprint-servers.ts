/** The archives of preprints, which entries give as a journal, a publisher or a series. */

const server =
  /^(?:[a-z-]*rxiv|(?:agri|nutri|arabi|fren|ind)xiv|hal|ssrn|corr|computing research repository|(?:osf|peerj|authorea|research square) ?preprints?|preprints?(?:\.org)?|research square|(?:iacr )?cryptol(?:ogy|\.) eprint arch(?:ive|\.))(?![\p{L}\d])/iu;

/** « bioRxiv » of « bioRxiv : the preprint server for biology »; undefined for what is no archive of preprints. */
export const preprintServerIn = (text = ''): string | undefined =>
  server.exec(text.trim().replace(/^available (?:at|on|from) /i, ''))?.[0];
