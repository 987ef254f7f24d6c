'use client';
import { sectionEditor } from '@/components/admin/editor/section-screens';
import { parcours } from '@/sections/parcours/definition';

export const Editor = sectionEditor([parcours]);
