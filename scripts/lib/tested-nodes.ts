// The Nodes that the tests run on: this one, and a fetched one of each other tested release line
// (docs/decisions/0013-supported-node.md).
import { isCliError } from './console.ts';
import { fetchNode } from './fetch-node.mjs';
import { pinned, versions } from './supported-node.mjs';

export type Node = { readonly version: string; readonly program: string };
/** A release line that cannot be tested here, and the reason, in French. */
type Missing = { readonly line: string; readonly reason: string };

export const thisNode: Node = { version: process.versions.node, program: process.execPath };

type Options = { current?: string; system?: string; folder?: string };

/** Fetches what is missing. The options are for tests. */
export async function otherNodes({
  current = thisNode.version,
  system,
  folder,
}: Options = {}): Promise<{ nodes: Node[]; missing: Missing[] }> {
  const nodes: Node[] = [];
  const missing: Missing[] = [];
  for (const line of versions.tested.filter((each) => each !== current.split('.')[0])) {
    const wanted = pinned(line, system);
    if (!wanted) {
      missing.push({ line, reason: 'le registre de npm n’en a pas pour ce système.' });
      continue;
    }
    try {
      const say = () => console.log(`  … Téléchargement de Node.js ${wanted.version} (une fois, environ 50 Mo)`);
      nodes.push({ version: wanted.version, program: await fetchNode(wanted, { folder, say }) });
    } catch (error) {
      if (!isCliError(error)) throw error;
      missing.push({ line, reason: error.message });
    }
  }
  return { nodes, missing };
}
