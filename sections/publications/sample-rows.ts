/** A row of the sample bibliography: [year, authors, title, journal, type, pages, link]. */
export type ArticleRow = readonly [string, string, string, string, string, string?, string?];
/** [year, authors, title, conference, pages, link] */
export type CommunicationRow = readonly [string, string, string, string, string?, string?];
