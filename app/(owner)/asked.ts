/** What the address of a page asks for. */
export type Asked = { searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>> };
