'use client';
import { sectionEditor } from '@/components/admin/editor/section-editor';
import { chiffresCles } from '@/sections/chiffres-cles/definition';

export const Editor = sectionEditor([chiffresCles]);
