'use client';
import { sectionEditor } from '@/components/admin/editor/section-editor';
import { projets } from '@/sections/projets/definition';

export const Editor = sectionEditor([projets]);
