import type { Publications } from './schema';

/** Name of the default domain: if it is the only one, it adds nothing to the section's title. */
export const neutralDomain = 'Publications';

/** Whether the owner has divided the works into domains. */
export const isDivided = (publications: Publications): boolean => {
  const [first, ...others] = Object.values(publications);
  return others.length > 0 || first?.title !== neutralDomain;
};
