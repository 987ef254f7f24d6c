'use client';
import { sectionEditor } from '@/components/admin/editor/section-screens';
import { etatCivil } from '@/sections/etat-civil/definition';

export const Editor = sectionEditor([etatCivil]);
