'use client';
import { sectionEditor } from '@/components/admin/editor/section-screens';
import { actualites } from '@/sections/actualites/definition';

export const Editor = sectionEditor([actualites]);
