'use client';
import type { ReactNode } from 'react';
import { createContext, use, useCallback, useId, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';

export type Choice = { readonly value: string; readonly label: string; readonly tone?: 'primary' | 'danger' | 'quiet' };
export type ConfirmOptions = {
  readonly title: string;
  readonly text: string;
  readonly detail?: string;
  /** The buttons besides the safe one, which is first, has the focus and resolves to null. */
  readonly choices: readonly Choice[];
  /** The label of the safe button; by default 'Annuler'. */
  readonly safe?: string;
};
type Asked = ConfirmOptions & { readonly answer: (value: string | null) => void };

const AskContext = createContext<(question: ConfirmOptions) => Promise<string | null>>(async () => null);

/** Returns a function that asks in an `alertdialog` of the page, never in one of the browser's. It resolves to the chosen value, or to null. */
export const useConfirm = () => use(AskContext);

/** Returns a function that asks to confirm a deletion, and resolves to whether it was confirmed. */
export function useConfirmRemoval() {
  const ask = useConfirm();
  return useCallback(
    async (title: string, text: string, detail?: string) =>
      (await ask({ title, text, ...(detail && { detail }), choices: [{ value: 'remove', label: 'Supprimer', tone: 'danger' }] })) === 'remove',
    [ask],
  );
}

export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = useCallback((question: ConfirmOptions) => new Promise<string | null>((answer) => setAsked({ ...question, answer })), []);
  const reply = (value: string | null) => {
    setAsked(null);
    asked?.answer(value);
  };
  return (
    <AskContext.Provider value={ask}>
      {children}
      {asked && <AskDialog question={asked} onReply={reply} />}
    </AskContext.Provider>
  );
}

function AskDialog({ question, onReply }: { readonly question: ConfirmOptions; readonly onReply: (value: string | null) => void }) {
  const id = useId();
  return (
    <Dialog className="alert" role="alertdialog" labelledBy={`${id}-title`} describedBy={`${id}-text`} onClose={() => onReply(null)}>
      <h2 id={`${id}-title`}>{question.title}</h2>
      <p id={`${id}-text`}>{question.text}</p>
      {question.detail && <p>{question.detail}</p>}
      <div className="actions">
        <button type="button" className="btn" onClick={() => onReply(null)}>
          {question.safe ?? 'Annuler'}
        </button>
        {question.choices.map(({ value, label, tone }) => (
          <button key={value} type="button" className={buttonClass[tone ?? 'plain']} onClick={() => onReply(value)}>
            {label}
          </button>
        ))}
      </div>
    </Dialog>
  );
}

const buttonClass = { plain: 'btn', primary: 'btn primary', danger: 'btn danger', quiet: 'btn quiet' } as const;
