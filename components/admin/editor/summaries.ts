'use client';
import { type ComponentType, createContext } from 'react';

/** What stands in place of the content of a companion: by its id, from the content of the section that it belongs to. */
export type Summaries = Readonly<Record<string, ComponentType<{ readonly main: unknown; readonly own: unknown }>>>;

export const SummariesContext = createContext<Summaries>({});
