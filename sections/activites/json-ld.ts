import { type JsonLdOf, mostItems } from '../json-ld';
import { byNature } from './by-nature';
import { natures } from './natures';

/** The prizes are awards of the owner. */
export const activitiesJsonLd: JsonLdOf<'cv--activites'> = (content) => {
  const awards = byNature(content.items).find(({ nature }) => nature === natures.awards.label);
  return awards ? { person: { award: awards.items.slice(0, mostItems).map(({ title }) => title) } } : {};
};
