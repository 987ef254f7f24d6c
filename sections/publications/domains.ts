import type { Publications } from './schema';

/** The name of the domain that takes works without one: alone, it says no more than the section's own title. */
export const neutralDomain = 'Publications';

/** Whether the owner has sorted the works into domains. */
export const isDivided = (publications: Publications): boolean => {
  const [first, ...others] = Object.values(publications);
  return others.length > 0 || first?.title !== neutralDomain;
};
