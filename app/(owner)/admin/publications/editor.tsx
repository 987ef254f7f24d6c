'use client';
import { sectionEditor } from '@/components/admin/editor/section-editor';
import { publications } from '@/sections/publications/definition';

export const Editor = sectionEditor([publications]);
