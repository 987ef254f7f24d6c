'use client';
import { sectionEditor } from '@/components/admin/editor/section-editor';
import { etatCivil } from '@/sections/etat-civil/definition';

export const Editor = sectionEditor([etatCivil]);
