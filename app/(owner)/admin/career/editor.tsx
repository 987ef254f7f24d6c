'use client';
import { pageEditor } from '@/components/admin/editor/section-form';
import { parcours } from '@/sections/parcours/definition';

export const Editor = pageEditor(parcours);
