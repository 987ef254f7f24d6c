'use client';
import { sectionEditor } from '@/components/admin/editor/section-editor';
import { activites } from '@/sections/activites/definition';

export const Editor = sectionEditor([activites]);
