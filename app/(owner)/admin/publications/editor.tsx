'use client';
import { sectionEditor } from '@/components/admin/editor/section-screens';
import { publications } from '@/sections/publications/definition';

export const Editor = sectionEditor([publications]);
