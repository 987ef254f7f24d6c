/** Where the site answers on its own machine, by its settings: `http://127.0.0.1:3000`. */
export function localOrigin({ HOST, PORT }: { readonly HOST: string; readonly PORT: number }): string {
  const host = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[HOST] ?? (HOST.includes(':') ? `[${HOST}]` : HOST);
  return `http://${host}:${PORT}`;
}
