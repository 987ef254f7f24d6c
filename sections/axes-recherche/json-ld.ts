import { type JsonLdOf, mostItems } from '../json-ld';

/** The research axes are what the owner knows about. */
export const axesJsonLd: JsonLdOf<'axes-recherche'> = (axes) =>
  axes.length > 0 ? { person: { knowsAbout: axes.slice(0, mostItems) } } : {};
