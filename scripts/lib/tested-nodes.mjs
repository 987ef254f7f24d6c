// The Nodes that the tests run on: this one, and a fetched one of each other tested release line (docs/decisions/0013-supported-node.md).
import { isCliError } from './console.mjs';
import { fetchNode } from './fetch-node.mjs';
import { pinned, versions } from './supported-node.mjs';

/**
 * @typedef {{ version: string, program: string }} Node
 * @typedef {{ line: string, reason: string }} Missing a release line that cannot be tested here, and why, in French
 */

/** @type {Node} */
export const thisNode = { version: process.versions.node, program: process.execPath };

/**
 * @param {{ current?: string, system?: string, folder?: string }} [options]
 * @returns {Promise<{ nodes: Node[], missing: Missing[] }>}
 */
export async function otherNodes({ current = thisNode.version, system, folder } = {}) {
  /** @type {Node[]} */
  const nodes = [];
  /** @type {Missing[]} */
  const missing = [];
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
