'use client';
import { sectionEditor } from '@/components/admin/editor/section-screens';
import { projets } from '@/sections/projets/definition';

export const Editor = sectionEditor([projets]);
