/** Orders of a list of publications: by the classes of a scheme, or by the nature of works, as in the humanities and law. */
import type { Scheme } from './schemes';

export const listOrders = ['hceres', 'aeres', 'histoire', 'droit'] as const;
export type ListOrder = (typeof listOrders)[number];
export type NatureOrder = Exclude<ListOrder, Scheme>;

/** The scheme whose classes a list needs; ordered by nature, it needs none. */
export const schemeOf = (order: ListOrder): Scheme => (isNatureOrder(order) ? 'hceres' : order);

export const isNatureOrder = (order: ListOrder): order is NatureOrder => order === 'histoire' || order === 'droit';
