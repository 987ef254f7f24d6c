'use client';
import { sectionEditor } from '@/components/admin/editor/section-editor';
import { responsabilites } from '@/sections/responsabilites/definition';

export const Editor = sectionEditor([responsabilites]);
