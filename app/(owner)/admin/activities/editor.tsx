'use client';
import { pageEditor } from '@/components/admin/editor/section-form';
import { activites } from '@/sections/activites/definition';

export const Editor = pageEditor(activites);
