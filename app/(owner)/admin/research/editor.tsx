'use client';
import { sectionEditor } from '@/components/admin/editor/section-screens';
import { axesRecherche } from '@/sections/axes-recherche/definition';

export const Editor = sectionEditor([axesRecherche]);
