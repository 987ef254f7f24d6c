'use client';
import { pageEditor } from '@/components/admin/editor/section-form';
import { publications } from '@/sections/publications/definition';

export const Editor = pageEditor(publications);
