'use client';
import { createContext, use } from 'react';
import type { Path } from '../form/draft';

/** How an item of a group of a map goes to another group. */
export type GroupMoves = {
  /** « Domaine » */
  readonly label: string;
  readonly groups: readonly { readonly key: string; readonly name: string }[];
  /** The key of the group that the item is in. */
  readonly current: string;
  /** Puts a new item at the end of the same list as `from` of the group `to`. */
  readonly add: (from: Path, item: unknown, to: string) => void;
  /** Puts the items at the end of the same list of the group `to`, instead of those at the indexes `at` of the list `from`. */
  readonly move: (from: Path, at: ReadonlySet<number>, items: readonly unknown[], to: string) => void;
};

const GroupMovesContext = createContext<GroupMoves | null>(null);
export const GroupMovesProvider = GroupMovesContext.Provider;

/** Null for an item that stands in no map, or in the only group of one. */
export const useGroupMoves = (): GroupMoves | null => use(GroupMovesContext);
