/**
 * Puts into a page the files that its first paint would wait for (docs/decisions/0018-first-paint.md): its stylesheets, and the
 * script of the colour scheme. `files` are their texts by URL path; each carries the render's nonce `mark`, so that
 * `hashInlineScripts` allows it. Anything else stays a link.
 */
export function inlineRenderBlocking(html: string, mark: string, files: ReadonlyMap<string, string>): string {
  const inlined = (tag: 'style' | 'script') => (whole: string, path: string) => {
    const text = files.get(path);
    return text === undefined ? whole : `<${tag} nonce="${mark}">${text}</${tag}>`;
  };
  return html.replace(/<link rel="stylesheet" href="([^"]+)"[^>]*>/g, inlined('style')).replace(/<script src="([^"]+)"><\/script>/g, inlined('script'));
}
