/** Hand-written controls of the editor, by the name that a definition gives (`{ node: 'custom', control: '…' }`). */
import type { ComponentType } from 'react';
import type { CustomNode } from '@/sections/editor-tree';
import type { Path } from './editor/draft';

export const customControls: Readonly<Record<string, ComponentType<{ node: CustomNode; path: Path }>>> = {};
