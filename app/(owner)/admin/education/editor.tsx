'use client';
import { sectionEditor } from '@/components/admin/editor/section-editor';
import { statutProfessionnel } from '@/sections/statut-professionnel/definition';

export const Editor = sectionEditor([statutProfessionnel]);
