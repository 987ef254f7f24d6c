/** First content of this section: a fictional researcher (decision 11). */
export const thesesEncadreesSample = {};
