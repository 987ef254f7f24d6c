/** The query parameters of a page. */
export type Asked = { searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>> };
