'use client';
import { sectionEditor } from '@/components/admin/editor/section-screens';
import { chiffresCles } from '@/sections/chiffres-cles/definition';

export const Editor = sectionEditor([chiffresCles]);
