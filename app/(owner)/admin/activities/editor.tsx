'use client';
import { sectionEditor } from '@/components/admin/editor/section-screens';
import { activites } from '@/sections/activites/definition';

export const Editor = sectionEditor([activites]);
