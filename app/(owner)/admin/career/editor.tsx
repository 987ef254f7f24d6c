'use client';
import { sectionEditor } from '@/components/admin/editor/section-editor';
import { parcours } from '@/sections/parcours/definition';

export const Editor = sectionEditor([parcours]);
