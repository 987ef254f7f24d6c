import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';
import { Button } from '../ui/button';
import { DialogActions, DialogText, SmallDialog } from '../ui/dialog';
import { useIsHere } from '../ui/use-event';

/** `value`: what it resolves to, by default its label. */
type Choice = Readonly<{
  value?: string;
  label: string;
  tone?: 'primary' | 'danger' | 'quiet';
}>;
type ConfirmOptions = Readonly<{
  title: string;
  text: string;
  details?: readonly (string | false | undefined)[];
  /** The buttons after the safe one, which has the focus and resolves to null. */
  choices: readonly Choice[];
  safe?: string;
  /** Closes the question with its value, once there is nothing left to ask. */
  until?: Promise<string>;
}>;
type OpenQuestion = ConfirmOptions & { readonly answer: (value: string | null) => void };

const AskContext = createContext<(question: ConfirmOptions) => Promise<string | null>>(async () => null);

/**
 * Returns a function that asks in an `alertdialog` of the page, not a browser dialog, and resolves to the chosen value
 * or null.
 */
export const useConfirm = () => use(AskContext);

/**
 * Returns a function that asks to confirm a removal. Resolves to whether it was confirmed and the component is still
 * mounted: a save may have closed its form. The first word of `title` is the button's label.
 */
export function useConfirmRemoval() {
  const ask = useConfirm();
  const isHere = useIsHere();
  return async (title: string, text: string, ...details: readonly (string | undefined)[]) => {
    const [label = title] = title.split(' ');
    return (await ask({ title, text, details, choices: [{ label, tone: 'danger' }] })) !== null && isHere.current;
  };
}

export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const [question, setQuestion] = useState<OpenQuestion | null>(null);
  const open = useRef<OpenQuestion>(null);
  const show = useCallback((next: OpenQuestion | null, value: string | null) => {
    const before = open.current;
    open.current = next;
    setQuestion(next);
    before?.answer(value);
  }, []);
  /** A replaced question resolves as if it had been closed. */
  const ask = useCallback(
    (question: ConfirmOptions) =>
      new Promise<string | null>((answer) => {
        const asked = { ...question, answer };
        show(asked, null);
        void question.until?.then((value) => open.current === asked && show(null, value));
      }),
    [show],
  );
  return (
    <AskContext value={ask}>
      {children}
      {question && <AskDialog question={question} onReply={(value) => show(null, value)} />}
    </AskContext>
  );
}

type DialogProps = Readonly<{ question: ConfirmOptions; onReply: (value: string | null) => void }>;

function AskDialog({ question: { title, text, details, choices, safe = 'Annuler' }, onReply }: DialogProps) {
  return (
    <SmallDialog role="alertdialog" title={title} text={text} wide={choices.length > 1} onClose={() => onReply(null)}>
      {details?.map((detail) => detail && <DialogText key={detail}>{detail}</DialogText>)}
      <DialogActions>
        <Button onClick={() => onReply(null)}>{safe}</Button>
        {choices.map(({ label, value = label, tone }) => (
          <Button key={value} variant={tone} onClick={() => onReply(value)}>
            {label}
          </Button>
        ))}
      </DialogActions>
    </SmallDialog>
  );
}
