'use client';
import { sectionEditor } from '@/components/admin/editor/section-screens';
import { responsabilites } from '@/sections/responsabilites/definition';

export const Editor = sectionEditor([responsabilites]);
