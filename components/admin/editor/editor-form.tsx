'use client';
import type { ReactNode } from 'react';
import { type FormContextValue, FormProvider } from './form-context';
import { NodeEditorProvider } from './nested-node';
import { NodeEditor } from './node-editor';

/** A form whose fields are nodes of a definition's editor tree. */
export function EditorForm({ value, children }: { readonly value: FormContextValue; readonly children: ReactNode }) {
  return (
    <NodeEditorProvider value={NodeEditor}>
      <FormProvider value={value}>{children}</FormProvider>
    </NodeEditorProvider>
  );
}
