/** Sections that were hidden with the sample; apart from the sample itself, since few pages need it. */
import type { AnyDefinition } from './define';
import { holdsSample, partSample, type Sampled } from './sample-content';

type Hideable = { readonly visible: boolean; readonly content: unknown; readonly emptied?: true };

/**
 * Whether a section was hidden with nothing but the sample in it, and nothing of the owner's has come since: it is shown again with
 * that. One with content of the owner's may have been hidden on purpose.
 */
export function isWaiting(definition: Sampled & Pick<AnyDefinition, 'count'>, { visible, content, emptied }: Hideable): boolean {
  if (visible) return false;
  if (emptied) return true;
  const { own, invented } = partSample(definition, content);
  return invented > 0 && definition.count(own) === 0;
}

/** Whether waiting content is replaced by some that may be shown: the owner's alone. */
export const isOwnContent = (definition: Sampled & Pick<AnyDefinition, 'count'>, content: unknown): boolean =>
  definition.count(content) > 0 && !holdsSample(definition, content);
