'use client';
import { sectionEditor } from '@/components/admin/editor/section-editor';
import { axesRecherche } from '@/sections/axes-recherche/definition';

export const Editor = sectionEditor([axesRecherche]);
