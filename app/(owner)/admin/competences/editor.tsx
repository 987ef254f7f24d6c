'use client';
import { sectionEditor } from '@/components/admin/editor/section-screens';
import { competences } from '@/sections/competences/definition';

export const Editor = sectionEditor([competences]);
