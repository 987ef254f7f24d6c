/** A connection to a browser that speaks WebDriver BiDi: commands and events as JSON over a WebSocket. */
import { z } from 'zod';

export type Bidi = {
  /** Rejects with the browser's message when it refuses the command. */
  readonly send: <T>(method: string, params: object, result: z.ZodType<T>) => Promise<T>;
  readonly on: (event: string, listen: (params: unknown) => void) => void;
  readonly close: () => void;
};

const message = z.object({
  id: z.number().nullish(),
  method: z.string().optional(),
  params: z.unknown().optional(),
  result: z.unknown().optional(),
  error: z.string().optional(),
  message: z.string().optional(),
});

export async function connect(url: string): Promise<Bidi> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`nothing answers at ${url}`));
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners = new Map<string, (params: unknown) => void>();
  socket.onmessage = ({ data }) => {
    const { id, method = '', params, result, error, message: why } = message.parse(JSON.parse(String(data)));
    if (typeof id !== 'number') return listeners.get(method)?.(params);
    const answer = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) answer?.resolve(result);
    else answer?.reject(new Error(`${error}: ${why}`));
  };
  socket.onclose = () => {
    for (const { reject } of waiting.values()) reject(new Error('the browser has gone'));
    waiting.clear();
  };
  let last = 0;
  return {
    async send(method, params, result) {
      const answer = Promise.withResolvers<unknown>();
      last += 1;
      waiting.set(last, answer);
      socket.send(JSON.stringify({ id: last, method, params }));
      return result.parse(await answer.promise);
    },
    on: (event, listen) => void listeners.set(event, listen),
    close: () => socket.close(),
  };
}
